export { InfoPage as Page } from '../pages/info/InfoPage.tsx'
