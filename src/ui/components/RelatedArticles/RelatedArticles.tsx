import type { ArticleCard, TextLink } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Card } from '../Card/Card.tsx'
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx'
import styles from './RelatedArticles.module.css'

export interface RelatedArticlesProps {
  /** At most 4. */
  readonly cards: readonly ArticleCard[]
  /** Where more of the kind is. */
  readonly home?: TextLink | undefined
}

export function RelatedArticles({ cards, home }: RelatedArticlesProps) {
  const messages = useMessages()
  if (cards.length === 0) return null
  return (
    <section className={styles.related}>
      <SectionHeading title={messages.nextDoor} {...(home && { door: { path: home.path, text: messages.allOf(home.text) } })} />
      <div className={styles.grid}>
        {cards.map((card) => (
          <Card key={card.path} card={card} sizes="(width < 56rem) 46vw, 31vw" />
        ))}
      </div>
    </section>
  )
}
