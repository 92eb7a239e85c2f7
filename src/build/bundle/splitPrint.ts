/** A style sheet without its rules for print, and those alone, each in its layer. */
export interface SplitSheet {
  readonly screen: string
  readonly print: readonly string[]
}

const opening = '@media print{'

/** Takes the rules for print out of a minified style sheet: a document need not carry what is seen on paper alone. */
export function splitPrint(sheet: string): SplitSheet {
  let screen = ''
  const print: string[] = []
  let rest = sheet
  for (let start = rest.indexOf(opening); start >= 0; start = rest.indexOf(opening)) {
    const end = endOfBlock(rest, start + opening.length)
    screen += rest.slice(0, start)
    const layer = layerAt(screen)
    const rules = rest.slice(start, end)
    print.push(layer === undefined ? rules : `@layer ${layer}{${rules}}`)
    rest = rest.slice(end)
  }
  return { screen: screen + rest, print }
}

/** Behind the brace that closes the block whose inside begins at `start`. */
function endOfBlock(text: string, start: number): number {
  let depth = 1
  let place = start
  for (; depth > 0 && place < text.length; place++) {
    if (text[place] === '{') depth++
    else if (text[place] === '}') depth--
  }
  return place
}

/** The layer that is open at the end of a text. */
function layerAt(text: string): string | undefined {
  const start = text.lastIndexOf('@layer ')
  const [, layer] = /^@layer ([\w-]+)\{/.exec(text.slice(start)) ?? []
  if (start < 0 || layer === undefined) return undefined
  const inside = start + `@layer ${layer}{`.length
  return endOfBlock(`${text}\0`, inside) > text.length ? layer : undefined
}
