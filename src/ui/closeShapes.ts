const emptyShape = /<(path|circle|ellipse|line|rect|use)((?: [^<>]*)?)><\/\1>/g

/** Closes empty drawing elements in their own tags, as SVG allows: React writes end tags, some thirty compressed bytes a page. */
export function closeShapes(html: string): string {
  return html.replace(emptyShape, '<$1$2/>')
}
