export { AuthorsPage as Page } from '../pages/authors/AuthorsPage.tsx'
