const roots = /(?<=@layer tokens\{:root\{)[^}]*(?=\})/g

/**
 * Removes the custom properties that neither a minified layout sheet nor `users` use: an article's first screen does without a third of
 * them, and the late sheet provides all.
 */
export function spareTokens(layout: string, users: readonly string[]): string {
  for (let sheet = layout; ;) {
    const named = new Set([sheet, ...users].flatMap((text) => text.match(/(?<=var\()--[\w-]+/g) ?? []))
    const isNamed = (declaration: string) => !declaration.startsWith('--') || named.has(declaration.slice(0, declaration.indexOf(':')))
    const spared = sheet.replace(roots, (declarations) => declarations.split(';').filter(isNamed).join(';'))
    if (spared === sheet) return sheet
    sheet = spared
  }
}

/** Returns the custom properties of a minified sheet, in their layer. */
export function tokensIn(sheet: string): string {
  return (sheet.match(roots) ?? []).map((declarations) => `@layer tokens{:root{${declarations}}}`).join('')
}
