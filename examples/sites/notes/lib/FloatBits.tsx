import { useState } from 'react'
import { usePage } from 'roomwright/react'
import styles from './FloatBits.module.css'
import { type Bits, bitsOf, doubleOf, errorInUlps, exactly, shortest, ulpOf } from './double.ts'

interface FloatBitsProps {
  /** The number as a person writes it. */
  readonly written: string
}

type Part = 'sign' | 'exponent' | 'fraction'

const words = {
  en: {
    group: 'The 64 bits',
    number: 'Number',
    stored: 'Stored',
    error: 'Off by',
    ulp: 'One ulp',
    bit: 'bit',
    hint: 'Type a number, or press a bit to flip it.',
    sign: 'Sign',
    exponent: 'Exponent',
    fraction: 'Fraction',
  },
  de: {
    group: 'Die 64 Bits',
    number: 'Zahl',
    stored: 'Gespeichert',
    error: 'Abweichung',
    ulp: 'Ein Ulp',
    bit: 'Bit',
    hint: 'Zahl eintippen, oder ein Bit antippen: Es kippt.',
    sign: 'Vorzeichen',
    exponent: 'Exponent',
    fraction: 'Mantisse',
  },
} as const

const parts = [
  ['sign', 1],
  ['exponent', 11],
  ['fraction', 52],
] as const satisfies readonly (readonly [Part, number])[]

/** A double, taken apart: its bits can be flipped, and its number typed. */
export function FloatBits({ written }: FloatBitsProps) {
  const { language } = usePage()
  const text = language === 'de' ? words.de : words.en
  const [{ typed, bits }, setDouble] = useState<{ readonly typed: string; readonly bits: Bits }>({
    typed: written,
    bits: bitsOf(Number(written)),
  })
  const value = doubleOf(bits)
  const error = errorInUlps(typed)
  const type = (next: string) => setDouble({ typed: next, bits: bitsOf(next.trim() === '' ? NaN : Number(next)) })
  const flip = (place: number) => {
    const next = bits.map((bit, index) => (index === place ? (bit === 1 ? 0 : 1) : bit))
    setDouble({ typed: shortest(doubleOf(next)), bits: next })
  }
  return (
    <div className={styles.bits}>
      <label className={styles.field}>
        <span>{text.number}</span>
        <input value={typed} onChange={({ target }) => type(target.value)} inputMode="decimal" autoComplete="off" spellCheck={false} />
      </label>
      <fieldset className={styles.grid} aria-label={text.group}>
        {bits.map((bit, place) => {
          const part = partAt(place)
          return (
            <button
              key={place}
              type="button"
              data-part={part}
              data-bit={bit}
              aria-label={`${text[part]}, ${text.bit} ${63 - place}: ${bit}`}
              onClick={() => flip(place)}
            >
              {bit}
            </button>
          )
        })}
      </fieldset>
      <ul className={styles.key}>
        {parts.map(([part, count]) => (
          <li key={part} data-part={part}>
            {text[part]} {count}
          </li>
        ))}
        <li className={styles.hint}>{text.hint}</li>
      </ul>
      <dl className={styles.facts}>
        <dt>{text.stored}</dt>
        <dd>
          <output>{exactly(value)}</output>
        </dd>
        <dt>{text.error}</dt>
        <dd>{error === undefined ? '–' : `${error > 0 ? '+' : ''}${error} ulp`}</dd>
        <dt>{text.ulp}</dt>
        <dd>{shortest(ulpOf(value))}</dd>
      </dl>
    </div>
  )
}

function partAt(place: number): Part {
  if (place === 0) return 'sign'
  return place < 12 ? 'exponent' : 'fraction'
}
