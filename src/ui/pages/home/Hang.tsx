import type { ArticleCard } from '../../../shared/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Hang.module.css'
import fewStyles from './HangFew.module.css'

interface HangProps {
  readonly cards: readonly ArticleCard[]
  /** Path of the page that lists every article. */
  readonly everything: string
}

/** Up to eight pictures, hung as in a salon. */
export function Hang({ cards, everything }: HangProps) {
  const messages = useMessages()
  const places = hangPlaces(cards.length)
  return (
    <section className={styles.section}>
      <SectionHeading title={messages.newest} link={{ path: everything, text: messages.everyStory }} />
      <div className={`${styles.hang} ${fewStyles.few}`}>
        {cards.map((card, index) => {
          const { size, share } = places[index] ?? { size: 's', share: 23 }
          return <Card key={card.path} card={card} size={size} sizes={`(width <= 36rem) 92vw, (width < 64rem) 50vw, ${share}vw`} />
        })}
      </div>
    </section>
  )
}

interface HangPlace {
  /** Size of the headline. */
  readonly size: 's' | 'm' | 'l'
  /** The picture's share of a wide window, in percent. */
  readonly share: number
}

const place = (size: HangPlace['size'], share: number): HangPlace => ({ size, share })

const eight = [
  place('l', 48),
  place('s', 23),
  place('s', 15),
  place('m', 39),
  place('s', 23),
  place('s', 15),
  place('m', 31),
  place('s', 23),
] as const

/** The last row of fewer than eight, laid out by `HangFew.module.css`. */
const ends: Readonly<Record<number, readonly HangPlace[]>> = {
  1: [place('l', 55)],
  2: [place('l', 55), place('m', 39)],
  3: [place('l', 48), place('s', 23), place('s', 23)],
  5: [place('l', 55)],
  6: [place('m', 39), place('m', 55)],
  7: [place('s', 31), place('s', 23), place('m', 39)],
}

/** The layout of each of `count` pictures. */
export function hangPlaces(count: number): readonly HangPlace[] {
  const end = ends[count] ?? []
  return [...eight.slice(0, count - end.length), ...end]
}
