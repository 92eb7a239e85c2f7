export { HomePage as Page } from '../pages/home/HomePage.tsx'
