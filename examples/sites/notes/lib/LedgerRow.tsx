import type { SlotProps } from 'roomwright'
import { usePage } from 'roomwright/react'
import styles from './LedgerRow.module.css'

interface LedgerRowProps {
  readonly card: SlotProps<'Card'>['card']
  /** Rank of the headline. */
  readonly level: 2 | 3
  /** The day of the row above is the same; absent where rows show no days. */
  readonly isAgain?: boolean
  /** What a series calls the note. */
  readonly series?: string | undefined
}

/** A note on one line of the ledger: title, what it says, minutes, and its day where that is not the day above. */
export function LedgerRow({ card, level, isAgain, series }: LedgerRowProps) {
  const { t } = usePage()
  const Heading = `h${level}` as const
  const { iso, text } = card.updated ?? card.date
  return (
    <div className={styles.place}>
      <article className={styles.row}>
        <Heading>
          <a href={card.path}>{card.title}</a>
        </Heading>
        <p className={styles.what}>{card.description}</p>
        <p className={styles.facts}>
          {series !== undefined && <span>{series}</span>}
          {isAgain !== undefined && (
            <time dateTime={iso}>
              <span className={isAgain ? styles.unseen : undefined}>{text}</span>
              {isAgain && <span aria-hidden="true">″</span>}
            </time>
          )}
          <span>{t('minutes', card.minutes)}</span>
        </p>
      </article>
    </div>
  )
}
