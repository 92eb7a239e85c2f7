import { useMessages } from '../../messages/MessagesContext.ts'
import { EndSection } from '../EndSection/EndSection.tsx'

export interface NotesProps {
  /** The footnotes as list items. */
  readonly html: string
}

export function Notes({ html }: NotesProps) {
  const messages = useMessages()
  return (
    <EndSection title={messages.notes}>
      <ol data-notes="" dangerouslySetInnerHTML={{ __html: html }} />
    </EndSection>
  )
}
