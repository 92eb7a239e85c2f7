import type { SlotProps } from 'roomwright'
import { Cloth } from '../lib/Cloth.tsx'
import { minutesText } from '../lib/minutes.ts'
import { makesText, recipeIn } from '../lib/recipe.ts'
import styles from './ArticleHead.module.css'

/** A recipe's name on its cloth, with the times and what it makes. */
export default function ArticleHead({ Original, entry, ...props }: SlotProps<'ArticleHead'>) {
  const recipe = recipeIn(entry)
  if (!recipe) return <Original {...props} />
  const { cloth, makes, hands, total } = recipe
  return (
    <header className={styles.head} data-recipe="">
      <div className={styles.cloth}>
        <Cloth cloth={cloth} id="head" size={[1200, 400]} />
      </div>
      <div className={styles.label}>
        <h1>{props.title}</h1>
        <p className={styles.dek}>{props.description}</p>
        <dl className={styles.facts}>
          <div>
            <dt>Work</dt>
            <dd>{minutesText(hands)}</dd>
          </div>
          <div>
            <dt>In all</dt>
            <dd>{minutesText(total)}</dd>
          </div>
          <div>
            <dt>Makes</dt>
            <dd>{makesText(makes)}</dd>
          </div>
        </dl>
      </div>
    </header>
  )
}
