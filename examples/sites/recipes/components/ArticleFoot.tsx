import type { Entry, SlotProps } from 'roomwright'
import styles from './ArticleFoot.module.css'

type Linked = Entry['references']

/** What a recipe leans on, and the recipes that lean on an article. */
export default function ArticleFoot({ Original, entry, ...props }: SlotProps<'ArticleFoot'>) {
  const isRecipe = entry.collection === 'recipes'
  const links: Linked = isRecipe ? entry.references : entry.referencedBy
  return (
    <>
      {links.length > 0 && (
        <aside className={styles.links}>
          <h2>{isRecipe ? 'Why it works' : 'Cooked that way'}</h2>
          <ul>
            {links.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </aside>
      )}
      <Original {...props} />
    </>
  )
}
