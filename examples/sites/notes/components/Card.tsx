import type { SlotProps } from 'roomwright'
import styles from './Card.module.css'
import { LedgerRow } from '../lib/LedgerRow.tsx'

/** A note where it stands alone, with the name of its series. */
export default function Card({ card, level = 3, entry }: SlotProps<'Card'>) {
  const series = entry?.referencedBy.find(({ collection }) => collection === 'series')
  return (
    <div className={styles.card}>
      <LedgerRow card={card} level={level} series={series?.title} />
    </div>
  )
}
