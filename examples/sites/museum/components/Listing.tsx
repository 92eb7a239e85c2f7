import type { SlotProps } from 'roomwright'
import { usePage } from 'roomwright/react'
import { exhibitIn } from '../lib/exhibits.ts'
import { galleryIn } from '../lib/galleries.ts'
import { Plate } from '../lib/Plate.tsx'
import { numberIn } from '../lib/words.ts'
import styles from './Listing.module.css'

/** Exhibits as a wall of pictures, galleries as their walls; anything else is the engine's. */
export default function Listing({ Original, entries, ...props }: SlotProps<'Listing'>) {
  const { language } = usePage()
  const rooms = entries.flatMap((entry) => {
    const fields = galleryIn(entry)
    return fields ? [{ entry, fields }] : []
  })
  if (rooms.length > 0) {
    return (
      <ol className={styles.rooms}>
        {rooms
          .sort((a, b) => a.fields.number - b.fields.number)
          .map(({ entry, fields }) => (
            <li key={entry.path} style={{ backgroundColor: fields.wall }}>
              <p>{numberIn(language, fields.number)}</p>
              <h2>
                <a href={entry.path}>{fields.title}</a>
              </h2>
              <p>{fields.description}</p>
            </li>
          ))}
      </ol>
    )
  }
  const shown = props.cards.flatMap((card) => {
    const entry = entries.find(({ path }) => path === card.path)
    const fields = exhibitIn(entry)
    return entry && fields ? [{ card, entry, number: fields.number }] : []
  })
  if (shown.length === 0) return <Original {...props} />
  return (
    <ol className={styles.wall}>
      {shown
        .sort((a, b) => a.number - b.number)
        .map(({ card, entry }, place) => (
          <li key={card.path}>
            <Plate card={card} entry={entry} level={2} eager={place === 0} sizes="(width < 40rem) 100vw, (width < 64rem) 50vw, 42vw" />
          </li>
        ))}
    </ol>
  )
}
