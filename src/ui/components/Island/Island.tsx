import type { ReactNode } from 'react'
import styles from './Island.module.css'

export interface IslandProps {
  readonly name: 'search'
  readonly children: ReactNode
}

/** A part of the layout that becomes React's own in the browser; all around it stays the HTML that came. */
export function Island({ name, children }: IslandProps) {
  return (
    <div className={styles.island} data-island={name}>
      {children}
    </div>
  )
}
