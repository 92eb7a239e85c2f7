import type { ArticleCard } from '../../../shared/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Hang.module.css'
import fewStyles from './HangFew.module.css'
import { hangPlaces } from './hangPlaces.ts'

export interface HangProps {
  readonly cards: readonly ArticleCard[]
  /** Path of the page that lists every article. */
  readonly everything: string
}

/** Eight pictures, or as many as there are, hung as in a salon. */
export function Hang({ cards, everything }: HangProps) {
  const messages = useMessages()
  const places = hangPlaces(cards.length)
  return (
    <section className={styles.section}>
      <SectionHeading title={messages.moreStuff} door={{ path: everything, text: messages.everyStory }} />
      <div className={`${styles.hang} ${fewStyles.few}`}>
        {cards.map((card, index) => {
          const { size, share } = places[index] ?? { size: 's', share: 23 }
          return <Card key={card.path} card={card} size={size} sizes={`(width <= 36rem) 92vw, (width < 64rem) 50vw, ${share}vw`} />
        })}
      </div>
    </section>
  )
}
