import type { ArticleCard } from '../../../shared/pageProps.ts'
import { Dimension } from '../../components/Dimension/Dimension.tsx'
import { Kicker } from '../../components/Kicker/Kicker.tsx'
import { PictureImage } from '../../components/PictureImage/PictureImage.tsx'
import { RoomDrawing } from '../../components/RoomDrawing/RoomDrawing.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Lead.module.css'

/** The first story: a room cut into the corner of its picture, the words on the floor of the page. */
export function Lead({ card }: { readonly card: ArticleCard }) {
  const messages = useMessages()
  return (
    <section className={styles.lead}>
      <div className={styles.picture}>
        {card.picture === undefined ? (
          <div className={styles.drawn}>
            <RoomDrawing room={card.room ?? { index: 0 }} />
          </div>
        ) : (
          <PictureImage picture={card.picture} sizes="100vw" eager />
        )}
      </div>
      <div className={styles.room}>
        {card.kicker !== undefined && <Kicker link={card.kicker} />}
        <h2 className={styles.title} data-length={titleLength(card.title)}>
          <a href={card.path}>{card.title}</a>
        </h2>
        <span className={styles.door} />
      </div>
      <div className={styles.words}>
        <p className={styles.dek}>{card.description}</p>
        <p className={styles.byline}>
          <span>{messages.by(card.author)}</span>
          <Dimension>{messages.minutes(card.minutes)}</Dimension>
        </p>
      </div>
    </section>
  )
}

/** How large a title can stand: a room holds about four lines. */
function titleLength(title: string): 'short' | 'medium' | 'long' {
  if (title.length <= 36) return 'short'
  return title.length <= 70 ? 'medium' : 'long'
}
