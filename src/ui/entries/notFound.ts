export { NotFoundPage as Page } from '../pages/lost/LostPages.tsx'
