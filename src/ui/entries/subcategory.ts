export { SubcategoryPage as Page } from '../pages/subcategory/SubcategoryPage.tsx'
