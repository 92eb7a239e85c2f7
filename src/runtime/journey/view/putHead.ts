import type { Stage } from '../Stage.ts'
import { putLanguageLinks } from './languageLinks.ts'

/** Gives the document the head of the page that stands in it, and the header its way to other languages. */
export function putHead(stage: Stage): void {
  const { head, view } = stage
  if (head === view.head) return
  head[0]?.before(...view.head)
  for (const element of head) element.remove()
  stage.head = view.head
  if (view.languages) putLanguageLinks(view.languages)
}
