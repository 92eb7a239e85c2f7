import * as attributes from '../../../shared/dataAttributes.ts'
import type { ArticleCard } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { PictureImage } from '../PictureImage/PictureImage.tsx'
import { RoomDrawing } from '../RoomDrawing/RoomDrawing.tsx'
import styles from './Listing.module.css'
import listingRowStyles from './ListingRow.module.css'

interface ListingProps {
  readonly cards: readonly ArticleCard[]
  /** What a row shows beside its date. */
  readonly by?: 'author' | 'place'
  /** Rank of the headlines. */
  readonly level?: 2 | 3
  /** Whether its first picture is the first of the page. */
  readonly eager?: boolean
}

/** A run of articles, newest first. */
export function Listing({ cards, by = 'author', level = 2, eager = false }: ListingProps) {
  const shapes = rowShapes(cards.length)
  const first = cards.findIndex((card) => card.picture !== undefined)
  return (
    <ol className={styles.rows}>
      {cards.map((card, index) => {
        const shape = shapes[index] ?? 'pair'
        return (
          <li key={card.path} data-shape={shape} {...{ [attributes.below]: index < 6 ? undefined : '' }}>
            <ListingRow card={card} shape={shape} by={by} level={level} eager={eager && index === first} />
          </li>
        )
      })}
    </ol>
  )
}

interface ListingRowProps {
  readonly card: ArticleCard
  readonly shape: RowShape
  /** The beginning of the small line. */
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
    <article className={listingRowStyles.row} data-shape={shape}>
      <div className={listingRowStyles.view} data-bare={card.picture === undefined || undefined}>
        {card.picture ? (
          <PictureImage picture={card.picture} sizes={pictureSizes[shape]} eager={eager} />
        ) : (
          <RoomDrawing room={card.room ?? { index: 0 }} />
        )}
      </div>
      <div className={listingRowStyles.words}>
        <Heading>
          <a href={card.path}>{card.title}</a>
        </Heading>
        <p className={listingRowStyles.dek}>{card.description}</p>
        <p className={listingRowStyles.meta}>
          {`${who}, `}
          <time dateTime={card.date.iso}>{card.date.text}</time>
          {`, ${messages.minutes(card.minutes)}`}
        </p>
      </div>
    </article>
  )
}

/** `lead` and `turn` take the whole width with a large picture, `pair` half of it, `alone` the whole with a small one. */
type RowShape = 'lead' | 'turn' | 'pair' | 'alone'

const turnAt = 7

/** The shapes of a listing's rows in wide windows: two across, broken by the first and the eighth. */
export function rowShapes(count: number): readonly RowShape[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return 'lead'
    if (index === turnAt) return 'turn'
    const placeInRun = index < turnAt ? index - 1 : index - turnAt - 1
    const nextTurns = index + 1 === turnAt
    const last = index === count - 1 || nextTurns
    return last && placeInRun % 2 === 0 ? 'alone' : 'pair'
  })
}
