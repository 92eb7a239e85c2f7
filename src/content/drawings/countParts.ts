import { XmlElement, XmlText } from '@rgrove/parse-xml'

/** How many parts a drawing may come to when each is drawn as often as others refer to it; programs draw some thousands. */
export const mostParts = 100_000

const reference = /url\(\s*['"]?#([^'")\s]+)|^\s*#(\S+)$/g

/** How many parts are drawn, counted again wherever another part is drawn with them: masks in masks double at each level. */
export function countParts(root: XmlElement): number {
  const byId = new Map<string, XmlElement>()
  const ofClasses = new Set<string>()
  const waiting = [root]
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const { id } = element.attributes
    if (id !== undefined) byId.set(id, element)
    if (element.name === 'style') for (const name of namesIn(element.text)) ofClasses.add(name)
    for (const child of element.children) if (child instanceof XmlElement) waiting.push(child)
  }
  const counted = new Map<XmlElement, number>()
  const count = (element: XmlElement): number => {
    const known = counted.get(element)
    if (known !== undefined) return known
    // A part that refers to itself is not drawn in itself.
    counted.set(element, 0)
    const names = Object.values(element.attributes).flatMap(namesIn)
    // What a style sheet says of a class may be said of each part that has one.
    const styled = element.attributes['class'] === undefined ? [] : ofClasses
    const parts = [...names, ...styled].flatMap((name) => byId.get(name) ?? [])
    const inside = element.children.filter((child) => child instanceof XmlElement)
    const sum = [...inside, ...parts].reduce(
      (total, part) => total + count(part),
      element.children.some((child) => child instanceof XmlText) ? 2 : 1,
    )
    counted.set(element, sum)
    return sum
  }
  return count(root)
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(reference)].map(([, inStyle, inLink]) => inStyle ?? inLink ?? '')
}
