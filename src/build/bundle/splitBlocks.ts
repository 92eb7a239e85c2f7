/** A style sheet without the blocks of one kind, and those alone, each in its layer. */
export interface SplitSheet {
  readonly rest: string
  readonly blocks: readonly string[]
}

/** Takes all blocks with an opening such as `@media print{` out of a minified style sheet. */
export function splitBlocks(sheet: string, opening: string): SplitSheet {
  let kept = ''
  const blocks: string[] = []
  let rest = sheet
  for (let start = rest.indexOf(opening); start >= 0; start = rest.indexOf(opening)) {
    const end = endOfBlock(rest, start + opening.length)
    kept += rest.slice(0, start)
    const layer = layerAt(kept)
    const rules = rest.slice(start, end)
    blocks.push(layer === undefined ? rules : `@layer ${layer}{${rules}}`)
    rest = rest.slice(end)
  }
  return { rest: kept + rest, blocks }
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
