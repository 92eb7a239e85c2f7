type Attributes = Readonly<Record<string, string>>

/** An XML element around a text. */
export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}>${xmlText(text)}</${name}>`
}

/** An XML element without content. */
export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${written(attributes)}/>`
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('')
}

// XML 1.0 cannot hold these, not even escaped.
const outside = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const special = /[&<>"\r]/g
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** Makes a text safe between tags and inside double-quoted attributes of XML; characters that XML cannot hold are left out. */
export function xmlText(text: string): string {
  return text.replace(outside, '').replace(special, (found) => entities[found] ?? '')
}
