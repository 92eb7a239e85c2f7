export { AuthorPage as Page } from '../pages/author/AuthorPage.tsx'
