export { SavedPage as Page } from '../pages/saved/SavedPage.tsx'
