import type { ContentsEntry } from '../../../shared/pages/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Contents.module.css'
import { halfMinutes } from './halfMinutes.ts'

interface ContentsProps {
  readonly entries: readonly ContentsEntry[]
  /** Reading time of the whole article. */
  readonly minutes: number
}

/**
 * The sections of an article, each drawn in proportion to its reading time; folded if there is no margin. The list is beside its
 * `<details>`, not inside, so that CSS alone can show it in the margin in every browser.
 */
export function Contents({ entries, minutes }: ContentsProps) {
  const messages = useMessages()
  if (entries.length < 2) return null
  const lengths = halfMinutes(
    entries.map((entry) => entry.minutes),
    minutes,
  )
  return (
    <nav className={styles.contents} aria-label={messages.contents}>
      <p>{messages.contentsSummary(messages.contentsMinutes(minutes), messages.contentsParts(entries.length))}</p>
      <details>
        <summary>{messages.contents}</summary>
      </details>
      <ol>
        {entries.map((entry, index) => (
          <li key={entry.id} style={{ '--min': entry.minutes }}>
            <a href={`#${entry.id}`}>{entry.text}</a> <small>{messages.minutes(lengths[index] ?? 1)}</small>
          </li>
        ))}
      </ol>
    </nav>
  )
}
