import { useMessages } from '../../messages/MessagesContext.ts'
import { EndSection } from '../EndSection/EndSection.tsx'
import styles from './Notes.module.css'

export interface NotesProps {
  /** The footnotes as list items, each beginning with its number as the link back. */
  readonly html: string
}

export function Notes({ html }: NotesProps) {
  const messages = useMessages()
  return (
    <EndSection title={messages.notes}>
      <ol className={styles.notes} data-notes="" dangerouslySetInnerHTML={{ __html: html }} />
    </EndSection>
  )
}
