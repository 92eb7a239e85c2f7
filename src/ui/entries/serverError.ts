export { ServerErrorPage as Page } from '../pages/serverError/ServerErrorPage.tsx'
