import { isTurned } from '../../../shared/textDirection.ts'
import { useMessages } from '../../messages/MessagesContext.ts'

/** A name or title as its author wrote it: in its own direction where that is not the page's, so that its marks stay at its end. */
export function Written({ children }: { readonly children: string }) {
  return isTurned(children, useMessages().code) ? <bdi>{children}</bdi> : children
}
