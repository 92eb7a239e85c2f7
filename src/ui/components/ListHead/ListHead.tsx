import type { ReactNode } from 'react'
import { Written } from '../Written/Written.tsx'
import styles from './ListHead.module.css'

interface ListHeadProps {
  readonly title: string
  /** The text beside the title. */
  readonly children?: ReactNode
}

/** The header of a listing or an info page. */
export function ListHead({ title, children }: ListHeadProps) {
  return (
    <header className={styles.head}>
      <h1>
        <Written>{title}</Written>
      </h1>
      {children !== undefined && <div className={styles.words}>{children}</div>}
    </header>
  )
}
