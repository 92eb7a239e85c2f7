import type { SlotProps } from 'roomwright'
import styles from './Header.module.css'

/** The engine's header below the woven edge of a tea towel, and the ways to the recipes below it. */
export default function Header({ Original, ...props }: SlotProps<'Header'>) {
  return (
    <div className={styles.header}>
      <div className={styles.edge} />
      <Original {...props} />
      <nav className={`page ${styles.ways}`} aria-label="Half a Lemon">
        <a href="/recipes">Recipes</a>
        <a href="/ingredients">Ingredients</a>
        <a href="/technique">Technique</a>
      </nav>
    </div>
  )
}
