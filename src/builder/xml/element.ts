type Attributes = Readonly<Record<string, string>>

/** Renders an XML element with text content. */
export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}>${xmlText(text)}</${name}>`
}

export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${written(attributes)}/>`
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('')
}

// Characters that XML 1.0 cannot contain, even escaped.
const outside = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const special = /[&<>"\r]/g
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** Escapes a text for content and double-quoted attributes of XML; characters that XML cannot contain are removed. */
export function xmlText(text: string): string {
  return text.replace(outside, '').replace(special, (found) => entities[found] ?? '')
}
