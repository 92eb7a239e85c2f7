import type { SlotProps } from 'roomwright'
import { LedgerRow } from '../lib/LedgerRow.tsx'
import styles from './HomeSection.module.css'

/** The opening words with their block across the page, and the newest notes as a ledger, by subject. */
export default function HomeSection({ Original, ...section }: SlotProps<'HomeSection'>) {
  if (section.section === 'text')
    return (
      <div className={styles.opening}>
        <Original {...section} />
      </div>
    )
  if (section.section !== 'newest') return <Original {...section} />
  const subjects = [...Map.groupBy(section.props.newest, ({ kicker }) => kicker?.path)]
  return (
    <div className={styles.ledger}>
      {subjects.map(([path, cards]) => (
        <section key={path ?? ''} className={styles.subject}>
          <h2>{cards[0]?.kicker && <a href={path}>{cards[0].kicker.text}</a>}</h2>
          <ol>
            {cards.map((card) => (
              <li key={card.path}>
                <LedgerRow card={card} level={3} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
