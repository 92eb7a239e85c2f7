/** Wraps a table, or other HTML that may be wider than the text, in a box that scrolls; `attributes` begin with a space. */
export function scrollBox(html: string, attributes = ''): string {
  return `<div class="table-scroll" tabindex="0"${attributes}>${html}</div>`
}
