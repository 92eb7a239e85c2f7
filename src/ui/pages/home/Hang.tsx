import type { ArticleCard } from '../../../shared/pages/pageProps.ts'
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
          const {
            size,
            shares: [narrow, medium, wide],
          } = places[index] ?? place('s', 75, 55, 32)
          return (
            <Card key={card.path} card={card} size={size} sizes={`(width <= 36rem) ${narrow}vw, (width < 64rem) ${medium}vw, ${wide}vw`} />
          )
        })}
      </div>
    </section>
  )
}

interface HangPlace {
  /** Size of the headline. */
  readonly size: 's' | 'm' | 'l'
  /**
   * Rendered width of the whole picture, of which the place shows a part, in percent of a narrow, a medium and a
   * wide window: a tall crop is scaled by its height.
   */
  readonly shares: readonly [narrow: number, medium: number, wide: number]
}

const place = (size: HangPlace['size'], ...shares: HangPlace['shares']): HangPlace => ({ size, shares })

const eight = [
  place('l', 150, 98, 86),
  place('s', 100, 75, 47),
  place('s', 52, 43, 20),
  place('m', 95, 92, 37),
  place('s', 75, 55, 32),
  place('s', 69, 75, 27),
  place('m', 50, 53, 29),
  place('s', 65, 70, 44),
] as const

const large = place('l', 100, 98, 60)
const half = place('m', 95, 92, 40)
const small = place('s', 75, 60, 32)

/** The last row for fewer than eight pictures, laid out by `HangFew.module.css`. */
const ends: Readonly<Record<number, readonly HangPlace[]>> = {
  1: [large],
  2: [large, half],
  3: [place('l', 150, 98, 86), small, small],
  5: [large],
  6: [half, place('m', 95, 92, 58)],
  7: [small, small, half],
}

/** Returns the layout of each of `count` pictures. */
export function hangPlaces(count: number): readonly HangPlace[] {
  const end = ends[count] ?? []
  return [...eight.slice(0, count - end.length), ...end]
}
