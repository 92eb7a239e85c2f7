import { openings, floorPaths, initialsSize, monogramOf } from '../../../shared/monogramOf.ts'
import styles from './Monogram.module.css'

interface MonogramProps {
  readonly name: string
  /** `l` at the head of a page. */
  readonly size?: 's' | 'l'
}

/** An author's initials in a drawing of their own; decorative, because the name is always beside it. */
export function Monogram({ name, size = 's' }: MonogramProps) {
  const { initials, side, floor } = monogramOf(name)
  const { outline, leaf, swing, x, y } = openings[side]
  return (
    <svg className={styles.monogram} data-size={size} viewBox="2 2 116 116" aria-hidden="true">
      <path className={styles.floor} d={floorPaths[floor]} />
      <path className={styles.outline} d={outline} />
      <path className={styles.leaf} d={leaf} />
      <path className={styles.swing} d={swing} />
      <text x={x} y={y} style={{ fontSize: initialsSize(initials) }}>
        {initials}
      </text>
    </svg>
  )
}
