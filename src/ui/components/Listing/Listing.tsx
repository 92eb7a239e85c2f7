import { Fragment } from 'react'
import * as attributes from '../../../shared/html/dataAttributes.ts'
import type { ArticleCard, DateText } from '../../../shared/pages/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { nameAndMinutes } from '../../messages/nameAndMinutes.ts'
import { slot } from '../../own/slot.tsx'
import { Day } from '../Day/Day.tsx'
import { PictureImage } from '../PictureImage/PictureImage.tsx'
import { Emblem } from '../Emblem/Emblem.tsx'
import { Written } from '../Written/Written.tsx'
import styles from './Listing.module.css'
import listingRowStyles from './ListingRow.module.css'

export interface ListingProps {
  readonly cards: readonly ArticleCard[]
  /** What a row shows beside its date. */
  readonly by?: 'author' | 'place'
  /** Heading level of the headlines. */
  readonly level?: 2 | 3
  /** Whether its first picture is the first of the page. */
  readonly eager?: boolean
}

/** A list of articles, newest first. A day shared by several of them is shown once, above them. */
export const Listing = slot('Listing', PlainListing, { entriesOf: ({ cards }) => cards.map(({ path }) => path) })

function PlainListing({ cards, by = 'author', level = 2, eager = false }: ListingProps) {
  const first = cards.find((card) => card.picture !== undefined)
  const below = new Set(cards.slice(6))
  return blocksOf(cards).map(({ day, cards: block }, place) => {
    const shapes = rowShapes(block.length, place === 0)
    const dayId = day && `day-${day.iso}`
    return (
      <Fragment key={block[0]?.path}>
        {day && (
          <p id={dayId} className={styles.day} {...{ [attributes.below]: block[0] && below.has(block[0]) ? '' : undefined }}>
            <Day date={day} />
          </p>
        )}
        <ol className={styles.rows} aria-labelledby={dayId}>
          {block.map((card, index) => {
            const shape = shapes[index] ?? 'pair'
            return (
              <li key={card.path} data-shape={shape} {...{ [attributes.below]: below.has(card) ? '' : undefined }}>
                <ListingRow card={card} shape={shape} by={by} level={level} eager={eager && card === first} isDated={day === undefined} />
              </li>
            )
          })}
        </ol>
      </Fragment>
    )
  })
}

interface Block {
  /** The day of all its articles; absent if each has its own. */
  readonly day?: DateText
  readonly cards: readonly ArticleCard[]
}

/** Splits a listing into the days that several articles share, and the runs between them. */
export function blocksOf(cards: readonly ArticleCard[]): readonly Block[] {
  const blocks: { day?: DateText; cards: ArticleCard[] }[] = []
  cards.forEach((card, index) => {
    const { iso } = card.date
    const last = blocks.at(-1)
    if (last?.day?.iso === iso) last.cards.push(card)
    else if (cards[index + 1]?.date.iso === iso) blocks.push({ day: card.date, cards: [card] })
    else if (last && !last.day) last.cards.push(card)
    else blocks.push({ cards: [card] })
  })
  return blocks
}

export interface ListingRowProps {
  readonly card: ArticleCard
  readonly shape: RowShape
  /** What the small line begins with. */
  readonly by: 'author' | 'place'
  /** Heading level of the headline. */
  readonly level: 2 | 3
  readonly eager: boolean
  /** Whether the row shows its day. */
  readonly isDated: boolean
}

const pictureSizes: Readonly<Record<RowShape, string>> = {
  lead: '(width <= 36rem) 92vw, 53vw',
  turn: '(width < 72rem) 28vw, 53vw',
  pair: '(width < 56rem) 28vw, (width < 72rem) 21vw, 17vw',
  alone: '(width < 56rem) 28vw, 22vw',
}

/** A card that fills a row. */
export const ListingRow = slot('Card', PlainRow, { entryOf: ({ card }) => card.path })

function PlainRow({ card, shape, by, level, eager, isDated }: ListingRowProps) {
  const messages = useMessages()
  const Heading = `h${level}` as const
  const who = (by === 'place' ? card.kicker?.text : undefined) ?? card.author
  return (
    <article className={listingRowStyles.row} data-shape={shape}>
      <div className={listingRowStyles.view} data-bare={card.picture === undefined || undefined}>
        {card.picture ? <PictureImage picture={card.picture} sizes={pictureSizes[shape]} eager={eager} /> : <Emblem emblem={card.emblem} />}
      </div>
      <div className={listingRowStyles.words}>
        <Heading>
          <a href={card.path}>
            <Written>{card.title}</Written>
          </a>
        </Heading>
        <p className={listingRowStyles.dek}>{card.description}</p>
        <p className={listingRowStyles.meta}>
          {isDated ? (
            <>
              {who !== undefined && who + messages.comma}
              <time dateTime={card.date.iso}>{card.date.text}</time>
              {messages.comma + messages.minutes(card.minutes)}
            </>
          ) : (
            nameAndMinutes(messages, { author: who, minutes: card.minutes })
          )}
        </p>
      </div>
    </article>
  )
}

/** `lead` and `turn` take the full width with a large picture, `pair` half of it, `alone` the full width with a small one. */
type RowShape = 'lead' | 'turn' | 'pair' | 'alone'

const turnAt = 7

/** Returns the shapes of a block's rows in wide windows: two across, interrupted by the listing's first row and by the eighth. */
export function rowShapes(count: number, opens: boolean): readonly RowShape[] {
  // A later block has no lead, so it is laid out as if one came before it.
  const shapes = shapesFrom(opens ? count : count + 1)
  return opens ? shapes : shapes.slice(1)
}

function shapesFrom(count: number): RowShape[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return 'lead'
    if (index === turnAt) return 'turn'
    const placeInRun = index < turnAt ? index - 1 : index - turnAt - 1
    const nextTurns = index + 1 === turnAt
    const last = index === count - 1 || nextTurns
    return last && placeInRun % 2 === 0 ? 'alone' : 'pair'
  })
}
