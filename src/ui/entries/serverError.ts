export { ServerErrorPage as Page } from '../pages/lost/LostPages.tsx'
