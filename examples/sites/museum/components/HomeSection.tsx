import type { Entry, SlotProps } from 'roomwright'
import { usePage } from 'roomwright/react'
import { galleryIn } from '../lib/galleries.ts'
import { Plate } from '../lib/Plate.tsx'
import { numberIn, wordsIn } from '../lib/words.ts'
import styles from './HomeSection.module.css'

/** The words of the museum, then a wall for each gallery: its panel and its exhibits, without a gap between them. */
export default function HomeSection({ Original, entries, ...props }: SlotProps<'HomeSection'>) {
  const { language } = usePage()
  const { section, collection, props: page } = props
  if (section === 'text') {
    return (
      <div className={`page ${styles.opening}`}>
        <p className={styles.name} aria-hidden="true" data-display="">
          {page.heading}
        </p>
        <div className={styles.words} dangerouslySetInnerHTML={{ __html: page.html ?? '' }} />
      </div>
    )
  }
  if (collection === 'exhibits') return null
  if (collection !== 'galleries') return <Original {...props} />
  const plates = page.collections?.exhibits?.cards ?? []
  const rooms = entries
    .flatMap((entry) => {
      const fields = galleryIn(entry)
      return fields ? [{ entry, fields }] : []
    })
    .sort((a, b) => a.fields.number - b.fields.number)
  return (
    <div className={styles.walls}>
      {rooms.map(({ entry, fields }, place) => (
        <section key={entry.id} className={styles.wall} style={{ '--wall': fields.wall }}>
          <header className={styles.panel}>
            <p>{`${wordsIn(language).gallery} ${numberIn(language, fields.number)}`}</p>
            <h2>
              <a href={entry.path}>{fields.title}</a>
            </h2>
            <p>{fields.description}</p>
          </header>
          {largeFirst(entry).map((path, index) => {
            const card = plates.find((plate) => plate.path === path)
            const sizes = index === 0 ? '(width < 48rem) 100vw, 67vw' : '(width < 48rem) 100vw, 34vw'
            return card && <Plate key={path} card={card} sizes={sizes} eager={place === 0 && index === 0} />
          })}
        </section>
      ))}
    </div>
  )
}

/** The addresses of what stands in a gallery. */
function largeFirst({ references, referencedBy }: Entry): readonly string[] {
  const large = references.map(({ path }) => path)
  return [...large, ...referencedBy.map(({ path }) => path).filter((path) => !large.includes(path))]
}
