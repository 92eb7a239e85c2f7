import type { ArticleCard } from '../../../shared/pageProps.ts'
import type { PictureColours } from '../../../shared/picture.ts'
import { ColourStrip } from '../../components/ColourStrip/ColourStrip.tsx'
import { Dimension } from '../../components/Dimension/Dimension.tsx'
import { PictureImage } from '../../components/PictureImage/PictureImage.tsx'
import { RoomDrawing } from '../../components/RoomDrawing/RoomDrawing.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Lead.module.css'
import { LeadRoom } from './LeadRoom.tsx'

export interface LeadProps {
  readonly card: ArticleCard
  readonly colours: PictureColours | undefined
}

/** The first story: a room cut into the corner of its picture, the words on the floor of the page. */
export function Lead({ card, colours }: LeadProps) {
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
      <LeadRoom card={card} />
      {colours && (
        <div className={styles.colours}>
          <ColourStrip colours={colours} />
          <p>{messages.coloursByArea}</p>
        </div>
      )}
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
