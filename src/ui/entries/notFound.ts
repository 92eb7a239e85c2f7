export { NotFoundPage as Page } from '../pages/notFound/NotFoundPage.tsx'
