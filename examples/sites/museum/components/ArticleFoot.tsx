import type { SlotProps } from 'roomwright'
import { usePage } from 'roomwright/react'
import { exhibitIn } from '../lib/exhibits.ts'
import { galleryIn } from '../lib/galleries.ts'
import { wordsIn } from '../lib/words.ts'
import styles from './ArticleFoot.module.css'

/** From an exhibit back to its gallery, from a gallery to all that stands in it. */
export default function ArticleFoot({ Original, entry, ...props }: SlotProps<'ArticleFoot'>) {
  const words = wordsIn(usePage().language)
  if (galleryIn(entry)) {
    return (
      <nav className={styles.list} aria-label={words.inThisGallery} data-hangs="">
        <ul>
          {entry.referencedBy.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    )
  }
  if (!exhibitIn(entry)) return <Original {...props} />
  return (
    <>
      {entry.references.map(({ path, title }) => (
        <p key={path} className={styles.back} data-display="">
          <a href={path}>
            <small>{words.toGallery}</small>
            {title}
          </a>
        </p>
      ))}
      <Original {...props} />
    </>
  )
}
