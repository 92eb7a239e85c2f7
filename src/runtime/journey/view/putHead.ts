import type { Stage } from '../Stage.ts'

/** Gives the document the head of the page that stands in it. */
export function putHead(stage: Stage): void {
  const { head, view } = stage
  if (head === view.head) return
  head[0]?.before(...view.head)
  for (const element of head) element.remove()
  stage.head = view.head
}
