import type { LinkedEntry, SlotProps } from 'roomwright'
import { wordsOf } from '../lib/words'
import styles from './ArticleFoot.module.css'

/** The stories that a room shows, or the rooms that a story is seen in, above the engine's foot. */
export default function ArticleFoot({ Original, entry, ...props }: SlotProps<'ArticleFoot'>) {
  const words = wordsOf(entry.language)
  const links = entry.collection === 'rooms' ? entry.references : entry.referencedBy.filter(({ collection }) => collection === 'rooms')
  return (
    <>
      {links.length > 0 && <Ways title={entry.collection === 'rooms' ? words.stories : words.seen} links={links} />}
      <Original {...props} />
    </>
  )
}

function Ways({ title, links }: { readonly title: string; readonly links: readonly LinkedEntry[] }) {
  return (
    <aside className={styles.ways}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ path, title: name, language }) => (
          <li key={path}>
            <a href={path} hrefLang={language}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
