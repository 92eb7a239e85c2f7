// The plug-ins that come with the package; its entry point `plugins`.
export { glossary } from './glossary.ts'
export { highlight } from './highlight.ts'
export { mathematics } from './mathematics.ts'
export { readingList } from './readingList.ts'
export { typography } from './typography.ts'
export { escapeHtml } from '../shared/html/escapeHtml.ts'
