/** Quoted texts without anything put into them, and comments. */
const quotedOrRemark = /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"|`(?:[^`\\$]|\\[^]|\$(?!\{))*`|\/\*[^]*?\*\/|\/\/[^\n]*/g

const importOfTypes =
  /^\s*import\s+(?:type\s+)?\{\s*(?:type\s+)?(?:defineSite|SiteConfigInput)\s*\}\s+from\s+(?:'roomwright'|"roomwright")\s*;?/

const around = /^\s*export\s+default\s+(?:defineSite\s*\(([^]*)\)|([^]*?)(?:\s+(?:as\s+const|satisfies\s+SiteConfigInput)\s*)*)\s*;?\s*$/

/** Keys, and the values that stand for themselves. */
const written = /^(?:[\s{}[\],:]|""|-?\d[\d_.]*|(?:true|false|null)(?![\w$])|[A-Za-z_$][\w$]*\s*:)*$/

/**
 * Whether settings are written out: a module of nothing but values gives the same whenever it runs. One that computes, imports or reads
 * may give something else although no file has changed.
 */
export function isWrittenOut(text: string): boolean {
  const rest = text.replace(importOfTypes, '').replace(quotedOrRemark, (found) => (found.startsWith('/') ? ' ' : '""'))
  const [, defined, plain] = around.exec(rest) ?? []
  return written.test(defined ?? plain ?? '?')
}
