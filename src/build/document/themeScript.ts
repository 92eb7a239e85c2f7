import { hash } from 'node:crypto'

/** Sets the theme that the reader chose before anything is painted; everything else waits for the runtime. */
export const themeScript =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"

/** The CSP source that allows it. */
export const themeScriptHash = `'sha256-${hash('sha256', themeScript, 'base64')}'`
