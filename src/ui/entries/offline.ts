export { OfflinePage as Page } from '../pages/lost/LostPages.tsx'
