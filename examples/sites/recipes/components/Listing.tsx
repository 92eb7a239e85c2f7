import type { SlotProps } from 'roomwright'
import { RecipeCard } from '../lib/RecipeCard.tsx'
import { kinds, recipeIn } from '../lib/recipe.ts'
import styles from './Listing.module.css'

const headings: Readonly<Record<(typeof kinds)[number], string>> = { dinner: 'Dinner', alongside: 'Alongside', sweet: 'Sweet' }

/** Recipes stand by their kind; articles as the engine lists them. */
export default function Listing({ Original, entries, ...props }: SlotProps<'Listing'>) {
  const recipes = entries.filter(({ collection }) => collection === 'recipes')
  if (recipes.length < props.cards.length) return <Original {...props} />
  return kinds.map((kind) => {
    const ofKind = recipes.filter((entry) => recipeIn(entry)?.kind === kind)
    if (ofKind.length === 0) return null
    return (
      <section key={kind} className={styles.kind}>
        <h2>{headings[kind]}</h2>
        <ul>
          {ofKind.map((entry) => (
            <li key={entry.path}>
              <RecipeCard entry={entry} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
