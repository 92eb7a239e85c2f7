/** The rule that holds the tokens, as the minifier writes it. */
const root = /:root\{([^{}]*)\}/g
const definition = /(?<=^|;)(--[\w-]+):([^;]*)(?=;|$)/g

/**
 * Puts the value of each custom property of `:root` that is defined once and used once in its place: primitives are for those
 * who write the styles, and a document that carries its styles need not carry both names. `others`: texts that may use them too.
 */
export function inlineTokens(sheets: ReadonlyMap<string, string>, others: readonly string[]): ReadonlyMap<string, string> {
  let inlined = new Map(sheets)
  for (;;) {
    const text = [...inlined.values(), ...others].join('\n')
    const token = tokensOf(text).find(([name]) => !name.startsWith(known) && isSingle(name, text))
    if (!token) return inlined
    inlined = new Map([...inlined].map(([key, sheet]) => [key, inline(sheet, token)]))
  }
}

/** Publications' own drawings use these. */
const known = '--colour-'

type Token = readonly [name: string, value: string]

function tokensOf(text: string): readonly Token[] {
  const bodies = [...text.matchAll(root)].map(([, body = '']) => body)
  return bodies.flatMap((body) => [...body.matchAll(definition)].map(([, name = '', value = '']): Token => [name, value]))
}

/** Named twice in all: where it is defined and where it is used. */
function isSingle(name: string, text: string): boolean {
  return text.match(new RegExp(`${name}(?![\\w-])`, 'g'))?.length === 2 && text.includes(`var(${name})`)
}

function inline(sheet: string, [name, value]: Token): string {
  return sheet.replace(new RegExp(`(?<=[{;])${name}:[^;{}]*(;|(?=}))`), '').replace(`var(${name})`, () => value)
}
