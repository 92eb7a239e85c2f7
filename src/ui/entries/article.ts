export { ArticlePage as Page } from '../pages/article/ArticlePage.tsx'
