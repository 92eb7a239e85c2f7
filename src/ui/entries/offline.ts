export { OfflinePage as Page } from '../pages/offline/OfflinePage.tsx'
