export { SitemapPage as Page } from '../pages/sitemap/SitemapPage.tsx'
