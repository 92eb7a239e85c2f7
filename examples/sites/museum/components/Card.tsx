import type { SlotProps } from 'roomwright'
import { exhibitIn } from '../lib/exhibits.ts'
import { Plate } from '../lib/Plate.tsx'
import styles from './Card.module.css'

/** An exhibit is a plate; anything else is the engine's. */
export default function Card({ Original, entry, ...props }: SlotProps<'Card'>) {
  if (!exhibitIn(entry)) return <Original {...props} />
  const { card, sizes, level = 3, eager = false } = props
  return (
    <div className={styles.card}>
      <Plate card={card} entry={entry} sizes={sizes} level={level} eager={eager} />
    </div>
  )
}
