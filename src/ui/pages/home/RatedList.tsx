import type { ArticleCard } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './RatedList.module.css'
import { Score } from './Score.tsx'

/** The best from the fourth on. */
export function RatedList({ cards }: { readonly cards: readonly ArticleCard[] }) {
  const messages = useMessages()
  return (
    <ol className={styles.list} start={4}>
      {cards.map((card) => (
        <li key={card.path}>
          <h3>
            <a href={card.path}>{card.title}</a>
          </h3>
          <p className={styles.meta}>{card.kicker === undefined ? card.author : messages.placeAndAuthor(card.kicker.text, card.author)}</p>
          {card.rating !== undefined && (
            <div className={styles.score}>
              <Score rating={card.rating} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
