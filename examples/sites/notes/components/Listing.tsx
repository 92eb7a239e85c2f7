import type { SlotProps } from 'roomwright'
import { LedgerRow } from '../lib/LedgerRow.tsx'
import styles from './Listing.module.css'

export default function Listing({ cards, level = 2 }: SlotProps<'Listing'>) {
  return (
    <ol className={styles.listing}>
      {cards.map((card, index) => (
        <li key={card.path}>
          <LedgerRow card={card} level={level} isAgain={dayOf(cards[index - 1]) === dayOf(card)} />
        </li>
      ))}
    </ol>
  )
}

function dayOf(card?: SlotProps<'Listing'>['cards'][number]): string | undefined {
  return (card?.updated ?? card?.date)?.iso
}
