import type { Entry, SlotProps } from 'roomwright'
import { RecipeCard } from '../lib/RecipeCard.tsx'
import styles from './HomeSection.module.css'

/** The recipe that the site is called after. */
const opening = 'red-lentil-soup'

/** One recipe large and the others below it, articles as a list of their titles, and the site's own words. */
export default function HomeSection({ Original, entries, ...props }: SlotProps<'HomeSection'>) {
  switch (props.section) {
    case 'collection':
      return <Recipes entries={entries} />
    case 'newest':
      return <Articles cards={props.props.newest} />
    case 'text':
      return <div className={`page ${styles.words}`} dangerouslySetInnerHTML={{ __html: props.props.html ?? '' }} />
    default:
      return <Original {...props} />
  }
}

function Recipes({ entries }: { readonly entries: readonly Entry[] }) {
  const first = entries.find(({ id }) => id === opening) ?? entries[0]
  return (
    <section className={styles.recipes}>
      {first && <RecipeCard entry={first} level={2} size="l" />}
      <h2>And on the other days</h2>
      <ul className={styles.grid}>
        {entries
          .filter((entry) => entry !== first)
          .map((entry) => (
            <li key={entry.path}>
              <RecipeCard entry={entry} />
            </li>
          ))}
        <li className={styles.ask}>
          <a href="/ingredients">What is in the house?</a>
          <p>Every ingredient, with the dishes that need it.</p>
        </li>
      </ul>
    </section>
  )
}

function Articles({ cards }: { readonly cards: SlotProps<'HomeSection'>['props']['newest'] }) {
  return (
    <section className={styles.method}>
      <h2>How it works</h2>
      <ul>
        {cards.map(({ path, title, description }) => (
          <li key={path}>
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
