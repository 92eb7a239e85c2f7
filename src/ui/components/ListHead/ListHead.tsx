import type { ReactNode } from 'react'
import { Title } from '../Title/Title.tsx'
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
      <Title>{title}</Title>
      {children !== undefined && <div className={styles.words}>{children}</div>}
    </header>
  )
}
