import { XmlElement, XmlText } from '@rgrove/parse-xml'

/** Maximum number of parts of a drawing, counting each as often as others refer to it; drawing programs produce some thousands. */
export const mostParts = 100_000

const reference = /url\(\s*['"]?#([^'")\s]+)|^\s*#(\S+)$/g

/** Counts the drawn parts, again for every reference to them: masks within masks double at each level. */
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
    // A part that refers to itself is not drawn within itself.
    counted.set(element, 0)
    const names = Object.values(element.attributes).flatMap(namesIn)
    // A rule of a style sheet may apply to any part that has a class.
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
