import type { ArticleCard } from '../../../shared/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Hang.module.css'

/** Size of each picture on the wall and the part of the window that it takes, in percent. */
const places = [
  ['l', 48],
  ['s', 23],
  ['s', 15],
  ['m', 39],
  ['s', 23],
  ['s', 15],
  ['m', 31],
  ['s', 23],
] as const

export interface HangProps {
  readonly cards: readonly ArticleCard[]
  /** Path of the page that lists every article. */
  readonly everything: string
}

/** Eight pictures hung as in a salon. */
export function Hang({ cards, everything }: HangProps) {
  const messages = useMessages()
  return (
    <section className={styles.section}>
      <SectionHeading title={messages.moreStuff} door={{ path: everything, text: messages.everyStory }} />
      <div className={styles.hang}>
        {cards.map((card, index) => {
          const [size, share] = places[index % places.length] ?? places[1]
          return <Card key={card.path} card={card} size={size} sizes={`(width <= 36rem) 92vw, (width < 64rem) 50vw, ${share}vw`} />
        })}
      </div>
    </section>
  )
}
