import type { LoadedContent } from '../load/loadedContent.ts'
import { type Problem, problemAt } from '../problem.ts'

/** Blocks stand in articles, entries and pages; a biography, which the lists of an author repeat, has none. */
export function checkBlocks({ authors }: LoadedContent): readonly Problem[] {
  return authors.flatMap(({ source, body }) =>
    body.inserts.flatMap((part) => {
      if (!('block' in part)) return []
      const { block } = part
      const message = `The block "${block.kind === 'own' ? block.name : block.kind}" stands in a biography.`
      return [
        problemAt(source, part.offset, { severity: 'error', rule: 'block-outside', message, fix: 'Write it as text, a list or a table.' }),
      ]
    }),
  )
}
