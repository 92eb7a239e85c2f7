import type { ArticleCard } from '../../../shared/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Rated.module.css'
import fewStyles from './RatedFew.module.css'
import { RatedList } from './RatedList.tsx'
import { Score } from './Score.tsx'

/** With so many, the list beside the first three is as high as they are. */
const enough = 10

/** The best, in order: three with their rank cut into the picture, the others as a list. */
export function Rated({ cards }: { readonly cards: readonly ArticleCard[] }) {
  const messages = useMessages()
  const few = cards.length < enough
  return (
    <section className={styles.rated}>
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
                  sizes={index === 0 ? `(width < 64rem) 92vw, ${few ? 55 : 40}vw` : '(width < 64rem) 46vw, 19vw'}
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
