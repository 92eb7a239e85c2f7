import { Card } from '../../components/Card/Card.tsx'
import { Day } from '../../components/Day/Day.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Rail.module.css'
import type { SectionCards } from './Rated.tsx'

/** For each picture: its distance below the rail in rem, its shape, and how much wider than its place the whole picture is. */
const hangings = [
  [3, '3 / 2', 1],
  [1.4, '3 / 4', 2],
  [4.2, '4 / 3', 1.1],
  [2.2, '1', 1.5],
  [1.8, '3 / 4', 2],
  [3.4, '16 / 10', 1],
  [1.2, '4 / 5', 1.9],
  [2.8, '1', 1.5],
] as const

/** Returns the `sizes` of a picture; `part` is how much wider than its place the whole picture is. */
function railSizes(part: number): string {
  const share = (percent: number) => `${Math.round(part * percent)}vw`
  return `(width <= 36rem) 9rem, (width < 64rem) ${share(45)}, (width < 100rem) ${share(22)}, min(${share(11)}, ${12 * part}rem)`
}

/** The latest changes, hung from a rail of dates; a day shared by several is shown at the first. */
export function Rail({ cards, later }: SectionCards) {
  const messages = useMessages()
  return (
    <section className={`page ${styles.section}`} {...later}>
      <SectionHeading title={messages.updatedArticles} />
      <ol className={styles.rail}>
        {cards.map((card, index) => {
          const [drop, ratio, part] = hangings[index % hangings.length] ?? hangings[0]
          const date = card.updated ?? card.date
          const before = cards[index - 1]
          const isAgain = before !== undefined && (before.updated ?? before.date).iso === date.iso
          return (
            <li key={card.path} style={{ '--drop': `${drop}rem` }}>
              <Day date={date} isAgain={isAgain} />
              <Card card={card} ratio={ratio} sizes={railSizes(part)} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
