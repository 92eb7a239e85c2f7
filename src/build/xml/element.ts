import { xmlText } from './xmlText.ts'

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
