export { CategoryPage as Page } from '../pages/category/CategoryPage.tsx'
