import type { CategoryEmblem } from '../../../shared/pages/pageProps.ts'
import styles from './Emblem.module.css'

interface EmblemProps {
  /** Absent: that of the first category. */
  readonly emblem: CategoryEmblem | undefined
  readonly className?: string | undefined
}

const firstPlan: CategoryEmblem = { index: 0 }

/** The publication's drawing of a category; without one, a plain plan, rotated by the category's position. */
export function Emblem({ emblem = firstPlan, className }: EmblemProps) {
  return (
    <svg className={className === undefined ? styles.drawing : `${styles.drawing} ${className}`} viewBox="0 0 72 72" aria-hidden="true">
      {emblem.drawing === undefined ? (
        <path
          transform={`rotate(${(emblem.index % 4) * 90} 36 36)`}
          vectorEffect="non-scaling-stroke"
          d="M48 64h16V8H8v56h20V44a20 20 0 0 1 20 20"
        />
      ) : (
        <use href={emblem.drawing} />
      )}
    </svg>
  )
}
