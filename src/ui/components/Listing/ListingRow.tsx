import type { ArticleCard } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { PictureImage } from '../PictureImage/PictureImage.tsx'
import { RoomDrawing } from '../RoomDrawing/RoomDrawing.tsx'
import type { RowShape } from './rowShapes.ts'
import styles from './ListingRow.module.css'

export interface ListingRowProps {
  readonly card: ArticleCard
  readonly shape: RowShape
  /** What the small line begins with. */
  readonly by: 'author' | 'place'
  /** Rank of the headline. */
  readonly level: 2 | 3
  readonly eager: boolean
}

const pictureSizes: Readonly<Record<RowShape, string>> = {
  lead: '(width <= 36rem) 95vw, 57vw',
  turn: '(width < 72rem) 32vw, 57vw',
  pair: '(width < 72rem) 32vw, 20vw',
  alone: '(width < 72rem) 32vw, 24vw',
}

export function ListingRow({ card, shape, by, level, eager }: ListingRowProps) {
  const messages = useMessages()
  const Heading = `h${level}` as const
  const who = (by === 'place' ? card.kicker?.text : undefined) ?? card.author
  return (
    <article className={styles.row} data-shape={shape}>
      <div className={styles.view} data-bare={card.picture === undefined || undefined}>
        {card.picture ? (
          <PictureImage picture={card.picture} sizes={pictureSizes[shape]} eager={eager} />
        ) : (
          <RoomDrawing room={card.room ?? { index: 0 }} />
        )}
      </div>
      <div className={styles.words}>
        <Heading>
          <a href={card.path}>{card.title}</a>
        </Heading>
        <p className={styles.dek}>{card.description}</p>
        <p className={styles.meta}>
          {`${who}, `}
          <time dateTime={card.date.iso}>{card.date.text}</time>
          {`, ${messages.minutes(card.minutes)}`}
        </p>
      </div>
    </article>
  )
}
