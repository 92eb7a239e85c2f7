import type { Entry } from 'roomwright'
import { Cloth } from './Cloth.tsx'
import { minutesText } from './minutes.ts'
import { makesText, recipeIn } from './recipe.ts'
import styles from './RecipeCard.module.css'

interface RecipeCardProps {
  readonly entry: Entry
  /** Rank of the headline. */
  readonly level?: 2 | 3
  readonly size?: 's' | 'l'
}

/** A recipe as a cut of its cloth with its name and its times. */
export function RecipeCard({ entry, level = 3, size = 's' }: RecipeCardProps) {
  const recipe = recipeIn(entry)
  if (!recipe) return null
  const { title, description, cloth, makes, total } = recipe
  const Heading = `h${level}` as const
  return (
    <article className={styles.card} data-size={size}>
      <div className={styles.cloth}>
        <Cloth cloth={cloth} id={`card-${entry.id}`} size={size === 'l' ? [840, 480] : [360, 240]} />
      </div>
      <div className={styles.words}>
        <Heading>
          <a href={entry.path}>{title}</a>
        </Heading>
        {size === 'l' && <p className={styles.dek}>{description}</p>}
        <p className={styles.facts}>
          {minutesText(total)} <span aria-hidden="true">·</span> {makesText(makes)}
        </p>
      </div>
    </article>
  )
}
