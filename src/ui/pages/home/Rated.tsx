import type { ArticleCard } from '../../../shared/pages/pageProps.ts'
import type { Rating } from '../../../shared/pages/Rating.ts'
import { Card } from '../../components/Card/Card.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { Written } from '../../components/Written/Written.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Rated.module.css'
import fewStyles from './RatedFew.module.css'
import ratedListStyles from './RatedList.module.css'

/** With this many cards, the list is as high as the first three beside it. */
const enough = 10

/** The cards of a section. */
export interface SectionCards {
  readonly cards: readonly ArticleCard[]
  /** Attributes of a section below the first screen. */
  readonly later: Readonly<Record<string, string>>
}

/** The first picture is cropped tall, so that the whole picture would be wider than the window. */
const firstSizes = '(width <= 36rem) 150vw, (width < 64rem) 112vw, 68vw'

/** The best-rated articles in order: three as cards with their rank in the picture, the others as a list. */
export function Rated({ cards, later }: SectionCards) {
  const messages = useMessages()
  const few = cards.length < enough
  return (
    <section className={styles.rated} {...later}>
      <div className="page">
        <SectionHeading title={messages.topRated} description={messages.ratedOrder} />
        <div className={few ? `${styles.columns} ${fewStyles.few}` : styles.columns} data-few={few ? Math.min(cards.length, 3) : undefined}>
          <ol className={styles.top}>
            {cards.slice(0, 3).map((card, index) => (
              <li key={card.path}>
                <Card
                  card={card}
                  size={index === 0 ? 'l' : 's'}
                  ratio={index > 0 ? '1' : few ? '4 / 3' : '4 / 5'}
                  sizes={index === 0 ? firstSizes : '(width <= 36rem) 64vw, (width < 64rem) 45vw, (width < 100rem) 26vw, 18vw'}
                >
                  {card.rating !== undefined && <Score rating={card.rating} />}
                </Card>
              </li>
            ))}
          </ol>
          {cards.length > 3 && <RatedList cards={cards.slice(3)} />}
        </div>
      </div>
    </section>
  )
}

/** The best-rated articles from the fourth on. */
function RatedList({ cards }: { readonly cards: readonly ArticleCard[] }) {
  const messages = useMessages()
  return (
    <ol className={ratedListStyles.list} start={4}>
      {cards.map((card) => (
        <li key={card.path}>
          <h3>
            <a href={card.path}>
              <Written>{card.title}</Written>
            </a>
          </h3>
          <p className={ratedListStyles.meta}>
            {card.kicker === undefined || card.author === undefined ? card.author : messages.placeAndAuthor(card.kicker.text, card.author)}
          </p>
          {card.rating !== undefined && (
            <div className={ratedListStyles.score}>
              <Score rating={card.rating} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A rating as a line whose full length is five of five. */
function Score({ rating }: { readonly rating: Rating }) {
  const messages = useMessages()
  return (
    <p className={ratedListStyles.rating} style={{ '--score': rating.value / 5 }}>
      <span aria-hidden="true">{rating.text}</span>
      <span className="vh">{messages.rated(rating.text)}</span>
    </p>
  )
}
