const attributes = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/** Returns the rectangles of a drawing in order, optionally only those of a kind. */
export function rectsIn(svg: string, kind?: string) {
  return [...svg.matchAll(/<rect([^>]*)\/>/g)]
    .map(([, tag = '']) => attributes(tag))
    .filter((tag) => kind === undefined || tag['class'] === kind)
    .map(({ x, y, width, height }) => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }))
}

/** Returns the texts of a drawing with their positions. */
export function textsIn(svg: string) {
  return [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, tag = '', text = '']) => {
    const { x, y } = attributes(tag)
    return { text, x: Number(x), y: Number(y) }
  })
}
