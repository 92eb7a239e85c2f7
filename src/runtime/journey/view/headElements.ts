import { headTags } from '../../../shared/headTags.ts'
import type { Head } from '../../../shared/pageData.ts'

/** The elements of `<head>` that a direct visit to the page would find. */
export function headElements(head: Head): readonly Element[] {
  return headTags(head).map(({ tag, attributes, text }) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    if (text !== undefined) element.textContent = text
    return element
  })
}
