import type { ArticleCard } from '../../../shared/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { dayAndRest } from './dayAndRest.ts'
import styles from './Rail.module.css'

/** How far below the rail a picture hangs, in rem, and its shape. */
const hangings = [
  [3, '3 / 2'],
  [1.4, '3 / 4'],
  [4.2, '4 / 3'],
  [2.2, '1'],
  [1.8, '3 / 4'],
  [3.4, '16 / 10'],
  [1.2, '4 / 5'],
  [2.8, '1'],
] as const

/** The latest changes, hung from a rail of dates. */
export function Rail({ cards }: { readonly cards: readonly ArticleCard[] }) {
  const messages = useMessages()
  return (
    <section className={`page ${styles.section}`}>
      <SectionHeading title={messages.updatedArticles} />
      <ol className={styles.rail}>
        {cards.map((card, index) => {
          const [drop, ratio] = hangings[index % hangings.length] ?? hangings[0]
          const date = card.updated ?? card.date
          const { day, rest } = dayAndRest(date)
          return (
            <li key={card.path} style={{ '--drop': `${drop}rem` }}>
              <time dateTime={date.iso}>
                {day}
                <small>{rest}</small>
              </time>
              <Card card={card} ratio={ratio} sizes="(width <= 36rem) 5.5rem, (width < 64rem) 46vw, (width < 100rem) 23vw, 12vw" />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
