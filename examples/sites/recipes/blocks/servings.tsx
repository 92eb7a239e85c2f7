import { defineBlock, z } from 'roomwright'
import { Island, usePage } from 'roomwright/react'
import { useState } from 'react'
import { itemText, quantityText } from '../lib/amounts.ts'
import { type Recipe, recipeIn } from '../lib/recipe.ts'
import styles from './servings.module.css'

type ScaleProps = Pick<Recipe, 'makes' | 'ingredients'>

/** The ingredients, for as many as the reader asks. */
function Scale({ makes, ingredients }: ScaleProps) {
  const [count, setCount] = useState(makes.count)
  const times = count / makes.count
  return (
    <>
      <div className={styles.head}>
        <h2>You need</h2>
        <div className={styles.count}>
          <button type="button" aria-label="Fewer" disabled={count === 1} onClick={() => setCount(count - 1)}>
            −
          </button>
          <output aria-live="polite">
            for <b>{count}</b> {count === 1 ? makes.one : makes.of}
          </output>
          <button type="button" aria-label="More" onClick={() => setCount(count + 1)}>
            +
          </button>
        </div>
      </div>
      <ul className={styles.list}>
        {ingredients.map((line) => (
          <li key={`${line.item} ${line.how}`}>
            <b>{quantityText(line, times)}</b>{' '}
            <span>
              {itemText(line, times)}
              {line.how !== undefined && <small>, {line.how}</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Servings({ note }: { readonly note: string | undefined }) {
  const { entry } = usePage()
  const recipe = recipeIn(entry)
  if (!recipe) throw new Error('Only a recipe has servings')
  const { makes, ingredients } = recipe
  return (
    <section className={styles.servings}>
      <Island on="touch">
        <Scale makes={makes} ingredients={ingredients} />
      </Island>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  )
}

export default defineBlock({
  schema: z.object({ note: z.string().describe('a sentence below the list').optional() }),
  Block: ({ note }) => <Servings note={note} />,
})
