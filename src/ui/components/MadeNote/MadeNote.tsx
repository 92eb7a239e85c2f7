import type { Made } from '../../../shared/pageProps.ts'
import type { Messages } from '../../messages/en/messages.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './MadeNote.module.css'

export interface MadeNoteProps {
  readonly made: Made
}

/** How the text was made, in plain words. */
export function MadeNote({ made }: MadeNoteProps) {
  const messages = useMessages()
  const sentences = [
    writtenBy(made, messages),
    made.reviewedBy === undefined ? [] : messages.madeReviewed(made.reviewedBy),
    made.at === undefined ? [] : messages.madeOn(made.at.text),
  ].flat()
  return (
    <section className={styles.made}>
      <h2>{messages.howMade}</h2>
      <p>{sentences.join(' ')}</p>
      {made.prompt !== undefined && <p>{messages.madePrompt(made.prompt)}</p>}
    </section>
  )
}

function writtenBy({ by, model }: Made, messages: Messages): string {
  if (by === 'person') return messages.madeByPerson
  return model === undefined ? messages.madeByModel : messages.madeByNamedModel(model)
}
