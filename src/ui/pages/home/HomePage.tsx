import * as attributes from '../../../shared/dataAttributes.ts'
import type { ArticleCard, HomeProps } from '../../../shared/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Day } from '../../components/Day/Day.tsx'
import { Plan } from '../../components/Plan/Plan.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Hang } from './Hang.tsx'
import styles from './HomePage.module.css'
import { Lead } from './Lead.tsx'
import railStyles from './Rail.module.css'
import { Rated } from './Rated.tsx'

export function HomePage({ heading, everything, html, lead, colours, rooms, stuff, rated, updated }: HomeProps) {
  return (
    <>
      <div className="page">
        <h1 className="vh">{heading}</h1>
        {lead !== undefined && <Lead card={lead} colours={colours} />}
        <div className={styles.plan}>
          <Plan rooms={rooms} />
        </div>
        {stuff.length > 0 && <Hang cards={stuff} everything={everything} />}
      </div>
      {rated.length > 0 && <Rated cards={rated} />}
      {updated.length > 0 && <Rail cards={updated} />}
      {html !== undefined && html !== '' && (
        <div
          className={`page ${styles.words}`}
          {...{ [attributes.body]: '', [attributes.below]: '' }}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </>
  )
}

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

/** The latest changes, hung from a rail of dates; a day that several share stands at its first. */
function Rail({ cards }: { readonly cards: readonly ArticleCard[] }) {
  const messages = useMessages()
  return (
    <section className={`page ${railStyles.section}`} {...{ [attributes.below]: '' }}>
      <SectionHeading title={messages.updatedArticles} />
      <ol className={railStyles.rail}>
        {cards.map((card, index) => {
          const [drop, ratio] = hangings[index % hangings.length] ?? hangings[0]
          const date = card.updated ?? card.date
          const before = cards[index - 1]
          const isAgain = before !== undefined && (before.updated ?? before.date).iso === date.iso
          return (
            <li key={card.path} style={{ '--drop': `${drop}rem` }}>
              <Day date={date} isAgain={isAgain} />
              <Card card={card} ratio={ratio} sizes="(width <= 36rem) 5.5rem, (width < 64rem) 46vw, (width < 100rem) 23vw, 12vw" />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
