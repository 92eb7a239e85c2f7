import type { Entry, SlotProps } from 'roomwright'
import { exhibitIn } from './exhibits.ts'
import styles from './Plate.module.css'
import { numberIn } from './words.ts'

type Card = SlotProps<'Card'>['card']

interface PlateProps {
  readonly card: Card
  readonly entry?: Entry | undefined
  /** The `sizes` attribute of its picture; a row of a listing has none. */
  readonly sizes?: string | undefined
  /** Rank of the headline. */
  readonly level?: 2 | 3
  /** Whether its picture is among the first of the page. */
  readonly eager?: boolean
}

/** A picture from edge to edge with its label on the wall below the object. */
export function Plate({ card, entry, sizes, level = 3, eager = false }: PlateProps) {
  const { picture } = card
  const exhibit = exhibitIn(entry)
  const Heading = `h${level}` as const
  const sources = (ending: string) => picture?.widths.map((width) => `${picture.base}-${width}.${ending} ${width}w`).join(', ')
  return (
    <article className={styles.plate} style={{ backgroundColor: picture?.colour }}>
      {picture && (
        <picture>
          <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
          <img
            src={`${picture.base}-${picture.widths.find((width) => width >= 800) ?? picture.widths.at(-1)}.webp`}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            decoding="async"
            {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        </picture>
      )}
      <div className={styles.label}>
        <Heading>
          <a href={card.path}>{card.title}</a>
        </Heading>
        {exhibit && entry && (
          <p>
            <span className={styles.number}>{numberIn(entry.language, exhibit.number)}</span> {exhibit.material}
          </p>
        )}
      </div>
    </article>
  )
}
