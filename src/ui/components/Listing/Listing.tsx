import type { ArticleCard } from '../../../shared/pageProps.ts'
import { ListingRow } from './ListingRow.tsx'
import { rowShapes } from './rowShapes.ts'
import styles from './Listing.module.css'

export interface ListingProps {
  readonly cards: readonly ArticleCard[]
  /** What a row names beside its date. */
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
          <li key={card.path} data-shape={shape}>
            <ListingRow card={card} shape={shape} by={by} level={level} eager={eager && index === first} />
          </li>
        )
      })}
    </ol>
  )
}
