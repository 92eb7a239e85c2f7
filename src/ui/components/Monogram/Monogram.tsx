import { floorPaths, initialsSize, monogramOf, monogramSquare } from '../../../shared/pictures/monogramOf.ts'
import styles from './Monogram.module.css'

interface MonogramProps {
  readonly name: string
  /** `l` at the top of a page. */
  readonly size?: 's' | 'l'
}

/** An author's initials in a square, with a patterned floor at the top of a page; decorative, because the name is always beside it. */
export function Monogram({ name, size = 's' }: MonogramProps) {
  const { initials, floor } = monogramOf(name)
  const { outline, x, y } = monogramSquare
  return (
    <svg className={styles.monogram} data-size={size} viewBox="2 2 116 116" aria-hidden="true">
      {size === 'l' && <path className={styles.floor} d={floorPaths[floor]} />}
      <path className={styles.outline} d={outline} />
      <text x={x} y={y} style={{ fontSize: initialsSize(initials) }}>
        {initials}
      </text>
    </svg>
  )
}
