import { useMessages } from '../../messages/MessagesContext.ts'

interface MoreLinkProps {
  readonly room: { readonly path: string; readonly title: string }
  readonly className?: string | undefined
}

/** Leads to all of a category. The word alone says nothing of where to, so what it belongs to is in the text, for those who hear it. */
export function MoreLink({ room, className }: MoreLinkProps) {
  const { more, moreIn } = useMessages()
  return (
    <a className={className} href={room.path}>
      <span>{more}</span>
      <span className="vh">{moreIn(room.title).slice(more.length)}</span>
    </a>
  )
}
