import type { ReactNode } from 'react'
import styles from './EndSection.module.css'

interface EndSectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** One of the short parts after an article's text. */
export function EndSection({ title, children }: EndSectionProps) {
  return (
    <section className={styles.end}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
