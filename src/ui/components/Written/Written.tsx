import { wordWithEnding } from '../../../shared/html/keepTogether.ts'
import { isTurned } from '../../../shared/languages/textDirection.ts'
import { useMessages } from '../../messages/MessagesContext.ts'

/**
 * A name or title as its author wrote it: isolated if its direction is not the page's, so that its punctuation stays at its end, and
 * with numbers and signs kept on one line with their endings.
 */
export function Written({ children }: { readonly children: string }) {
  if (isTurned(children, useMessages().code)) return <bdi>{children}</bdi>
  const parts = children.split(wordWithEnding)
  if (parts.length === 1) return children
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
