import type { SlotProps } from 'roomwright'
import { usePage } from 'roomwright/react'
import { wordsIn } from '../lib/words.ts'
import styles from './Header.module.css'

/** The engine's header below a line that says what the site is, on the colours of the three walls. */
export default function Header({ Original, ...props }: SlotProps<'Header'>) {
  const words = wordsIn(usePage().language)
  const home = props.slice.home.replace(/\/$/, '')
  return (
    <>
      <aside className={styles.line} aria-label={words.museum}>
        <div className={`page ${styles.row}`}>
          <p>{words.example}</p>
          <nav aria-label={words.way}>
            <a href={`${home}/galleries`}>{words.galleries}</a>
            <a href={`${home}/exhibits`}>{words.exhibits}</a>
          </nav>
        </div>
      </aside>
      <Original {...props} />
    </>
  )
}
