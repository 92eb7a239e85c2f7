import { hash } from 'node:crypto'

/** Sets the theme that the reader chose, and the colour around the page, before anything is painted. */
const theme =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;document.querySelector('[name=theme-color]').media=t==='dark'?'all':'not all'}}catch{}"

/**
 * Keeps Back and Forward true in a document that came by a reload among pages that were shown without one: to the browser all
 * of them are this document, and it would change nothing but the address. The runtime ends it when it can show the page itself.
 */
const traverse = '{const p=location.pathname;onpopstate=()=>{if(location.pathname!==p)location.reload()}}'

/** What cannot wait for the runtime; stands in every document. */
export const earlyScript = theme + traverse

/** The CSP source that allows it. */
export const earlyScriptHash = `'sha256-${hash('sha256', earlyScript, 'base64')}'`
