import type { TextLink } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Neighbours.module.css'

export interface NeighboursProps {
  readonly previous?: TextLink | undefined
  readonly next?: TextLink | undefined
  /** The subcategory whose articles they are. */
  readonly home?: TextLink | undefined
}

/** The rooms on either side of an article: a door in each outer wall. */
export function Neighbours({ previous, next, home }: NeighboursProps) {
  const messages = useMessages()
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={home ? messages.moreIn(home.text) : messages.more}>
      {previous && (
        <a href={previous.path} rel="prev" data-side="start">
          <small>{messages.roomBefore}</small>
          {previous.text}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" data-side="end">
          <small>{messages.roomAfter}</small>
          {next.text}
        </a>
      )}
    </nav>
  )
}
