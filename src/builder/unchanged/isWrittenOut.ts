/** Quoted texts without interpolation, and comments. */
const quotedOrRemark = /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"|`(?:[^`\\$]|\\[^]|\$(?!\{))*`|\/\*[^]*?\*\/|\/\/[^\n]*/g

const importOfTypes =
  /^\s*import\s+(?:type\s+)?\{\s*(?:type\s+)?(?:defineSite|SiteConfigInput)\s*\}\s+from\s+(?:'roomwright'|"roomwright")\s*;?/

const around = /^\s*export\s+default\s+(?:defineSite\s*\(([^]*)\)|([^]*?)(?:\s+(?:as\s+const|satisfies\s+SiteConfigInput)\s*)*)\s*;?\s*$/

/** Keys, and literal values. */
const written = /^(?:[\s{}[\],:]|""|-?\d[\d_.]*|(?:true|false|null)(?![\w$])|[A-Za-z_$][\w$]*\s*:)*$/

/**
 * Reports whether settings are plain literals: a module with nothing but values gives the same result whenever it runs. One that computes,
 * imports or reads may give another although no file has changed.
 */
export function isWrittenOut(text: string): boolean {
  const rest = text.replace(importOfTypes, '').replace(quotedOrRemark, (found) => (found.startsWith('/') ? ' ' : '""'))
  const [, defined, plain] = around.exec(rest) ?? []
  return written.test(defined ?? plain ?? '?')
}
