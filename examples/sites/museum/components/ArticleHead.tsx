import type { SlotProps } from 'roomwright'
import { usePage } from 'roomwright/react'
import { exhibitIn } from '../lib/exhibits.ts'
import { galleryIn } from '../lib/galleries.ts'
import { numberIn, sizeIn, wordsIn } from '../lib/words.ts'
import styles from './ArticleHead.module.css'

/** The label of an exhibit, the panel of a gallery; an article has the engine's head. */
export default function ArticleHead({ Original, entry, ...props }: SlotProps<'ArticleHead'>) {
  const { language } = usePage()
  const words = wordsIn(language)
  const gallery = galleryIn(entry)
  if (gallery) {
    return (
      <header className={styles.panel} style={{ '--wall': gallery.wall }}>
        <p>{`${words.gallery} ${numberIn(language, gallery.number)}`}</p>
        <h1>{props.title}</h1>
        <p>{props.description}</p>
      </header>
    )
  }
  const exhibit = exhibitIn(entry)
  if (!exhibit) return <Original {...props} />
  const facts = [
    [words.material, exhibit.material],
    [words.size, sizeIn(language, exhibit.size)],
    [words.period, exhibit.period],
    [words.place, exhibit.place],
  ] as const
  return (
    <header className={styles.label}>
      <div>
        <p className={styles.number}>{numberIn(language, exhibit.number)}</p>
        <h1>{props.title}</h1>
        <p className={styles.standfirst}>{props.description}</p>
      </div>
      <dl data-facts="">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {entry.references.map(({ path, title }) => (
          <div key={path}>
            <dt>{words.gallery}</dt>
            <dd>
              <a href={path}>{title}</a>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
