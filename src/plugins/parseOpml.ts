import { type XmlElement, type XmlNode, parseXml } from '@rgrove/parse-xml'

/** An item of a reading list, or a group of items. */
export interface Outline {
  readonly text: string
  readonly description?: string
  /** URL of the page, or of the feed if there is none; `http` or `https`. */
  readonly url?: string
  readonly children: readonly Outline[]
}

/** Parses an OPML file (opml.org); throws the parser's error if the text is not XML. */
export function parseOpml(text: string): readonly Outline[] {
  const { root } = parseXml(text)
  const body = root?.name === 'opml' ? elementsOf(root).find(({ name }) => name === 'body') : undefined
  if (!body) throw new Error('it has no <opml> with a <body>')
  return outlinesOf(body)
}

function outlinesOf(element: XmlElement): readonly Outline[] {
  return elementsOf(element)
    .filter(({ name }) => name === 'outline')
    .map((outline) => {
      const { text = '', title, description, htmlUrl, xmlUrl, url: plain } = outline.attributes
      const url = [htmlUrl, plain, xmlUrl].find(
        (address) => address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address),
      )
      return {
        text: title || text || url || '',
        ...(description && { description }),
        ...(url !== undefined && { url }),
        children: outlinesOf(outline),
      }
    })
    .filter(({ text, children }) => text !== '' || children.length > 0)
}

function elementsOf({ children }: XmlElement): readonly XmlElement[] {
  return (children as readonly XmlNode[]).filter((node): node is XmlElement => node.type === 'element')
}
