import type { SlotProps } from 'roomwright'
import styles from './Header.module.css'

/** The numbers with a significand of four bits from an eighth to below 16, as shares of 16: their distance doubles at each power of two. */
const marks = [-3, -2, -1, 0, 1, 2, 3].flatMap((power) =>
  Array.from({ length: 8 }, (_, step) => ({ place: (2 ** power * (1 + step / 8)) / 16, isPower: step === 0 })),
)
const named = [1, 2, 4, 8]

/** The engine's header on a ruler of floating-point numbers. */
export default function Header({ Original, ...props }: SlotProps<'Header'>) {
  return (
    <div className={styles.header}>
      <Original {...props} />
      <div className={styles.ruler} aria-hidden="true">
        <svg viewBox="0 0 1000 12" preserveAspectRatio="none">
          {marks.map(({ place, isPower }) => (
            <path key={place} d={`M${Math.round(place * 1000)} 0v${isPower ? 12 : 6}`} />
          ))}
        </svg>
        {named.map((number) => (
          <span key={number} style={{ insetInlineStart: `${(number / 16) * 100}%` }}>
            {number}
          </span>
        ))}
      </div>
    </div>
  )
}
