import type { Entry } from '../load/entry.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { type Problem, problemAt } from '../problem.ts'

/** Blocks stand in articles: other pages have no styles for them. */
export function checkBlocks({ authors, pages }: LoadedContent): readonly Problem[] {
  const entries: readonly Entry<unknown>[] = [...authors, ...pages]
  return entries.flatMap(({ source, body }) =>
    body.inserts.flatMap((part) => {
      if (!('block' in part)) return []
      const { block } = part
      const message = `The block "${block.kind === 'own' ? block.name : block.kind}" stands outside the articles.`
      return [
        problemAt(source, part.offset, { severity: 'error', rule: 'block-outside', message, fix: 'Write it as text, a list or a table.' }),
      ]
    }),
  )
}
