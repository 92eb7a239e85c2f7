import type { ReactNode } from 'react'
import styles from './Dimension.module.css'

/** A measurement between the ends of a dimension line. */
export function Dimension({ children }: { readonly children: ReactNode }) {
  return <span className={styles.dimension}>{children}</span>
}
