import type { ArticleCard } from '../../../shared/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Rated.module.css'
import { RatedList } from './RatedList.tsx'
import { Score } from './Score.tsx'

/** The best, in order: three with their rank cut into the picture, the others as a list. */
export function Rated({ cards }: { readonly cards: readonly ArticleCard[] }) {
  const messages = useMessages()
  return (
    <section className={styles.rated}>
      <div className="page">
        <SectionHeading title={messages.topRated} description={messages.ratedOrder} />
        <div className={styles.columns}>
          <ol className={styles.top}>
            {cards.slice(0, 3).map((card, index) => (
              <li key={card.path}>
                <Card
                  card={card}
                  size={index === 0 ? 'l' : 's'}
                  ratio={index === 0 ? '4 / 5' : '1'}
                  sizes={index === 0 ? '(width < 64rem) 92vw, 40vw' : '(width < 64rem) 46vw, 19vw'}
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
