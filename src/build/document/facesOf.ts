/** One `@font-face` rule that fetches a file. */
export interface Face {
  readonly family: string
  readonly style: string
  /** Address of the file as it stands in the rule. */
  readonly url: string
  /** Whether its range has a letter. */
  readonly has: (letter: number) => boolean
}

const rules = /@font-face\{[^}]*\}/g

/** The faces of a style sheet in their order, without those that name a local font or have no range. */
export function facesOf(styles: string): readonly Face[] {
  return [...styles.matchAll(rules)].flatMap(([rule]) => {
    const url = valueOf(rule, 'src').match(/url\(["']?([^"')]+)/)?.[1]
    const ranges = valueOf(rule, 'unicode-range')
    if (url === undefined || ranges === '') return []
    return [
      {
        family: valueOf(rule, 'font-family').replace(/["']/g, ''),
        style: valueOf(rule, 'font-style') || 'normal',
        url,
        has: within(ranges),
      },
    ]
  })
}

const beyondAscii = /[^\0-~]/gu

/** The files that a text's letters beyond ASCII need, of one family and style: of two faces that hold a letter, a browser takes the later. */
export function filesFor(text: string, faces: readonly Face[]): readonly string[] {
  const letters = [...new Set(text.match(beyondAscii))].map((letter) => letter.codePointAt(0) ?? 0)
  return [...new Set(letters.flatMap((letter) => faces.findLast(({ has }) => has(letter))?.url ?? []))]
}

function valueOf(rule: string, property: string): string {
  return rule.match(new RegExp(`[{;]${property}:([^;}]*)`))?.[1]?.trim() ?? ''
}

/** Reads a `unicode-range`, with question marks for any digit. */
function within(ranges: string): Face['has'] {
  const pairs = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)] as const
  })
  return (letter) => pairs.some(([first, last]) => letter >= first && letter <= last)
}
