import { cmPerInch, inchesOf } from '../shared/lengths.ts'
import type { toolForms } from '../shared/messages/toolForms.ts'

/** Names of units: those of calculators, and the two of lengths. */
export type UnitName = keyof typeof toolForms.calculators.units | 'cm' | 'in'
export type UnitWords = Readonly<Partial<Record<UnitName, string>>>

interface QuantityUnits {
  readonly metric?: UnitName
  readonly us?: UnitName
  /** Number of metric units in one US unit. */
  readonly perUs?: number
  /** Number of decimal places. */
  readonly digits: number
}

/** The quantities, with the units in which they are shown. */
export const quantities = {
  cm: { metric: 'cm', us: 'in', perUs: cmPerInch, digits: 1 },
  mm: { metric: 'mm', us: 'in', perUs: 10 * cmPerInch, digits: 1 },
  m: { metric: 'm', us: 'ft', perUs: 0.3048, digits: 2 },
  m2: { metric: 'm2', us: 'ft2', perUs: 0.09290304, digits: 1 },
  cloth: { metric: 'm', us: 'yd', perUs: 0.9144, digits: 2 },
  load: { metric: 'kgPerM', us: 'lbPerFt', perUs: 0.45359237 / 0.3048, digits: 1 },
  volume: { metric: 'l', us: 'gal', perUs: 3.785411784, digits: 1 },
  coverage: { metric: 'm2PerL', us: 'ft2PerGal', perUs: 0.09290304 / 3.785411784, digits: 1 },
  lux: { metric: 'lx', us: 'fc', perUs: 1 / 0.09290304, digits: 0 },
  lumens: { metric: 'lm', digits: 0 },
  percent: { digits: 0 },
  times: { digits: 1 },
  count: { digits: 0 },
} as const satisfies Readonly<Record<string, QuantityUnits>>

export type Quantity = keyof typeof quantities

export function unitsOf(quantity: Quantity): QuantityUnits {
  return quantities[quantity]
}

interface Figures {
  readonly units: UnitWords
  readonly locale: string
}

/** Formats a value in both units; a dash if there is none. */
export function formatQuantity(value: number | undefined, quantity: Quantity, { units, locale }: Figures): string {
  if (value === undefined || !Number.isFinite(value)) return '–'
  const { metric, us, perUs = 1, digits } = unitsOf(quantity)
  if (quantity === 'percent') return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100)
  const write = (number: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(number)
  const figure = write(value) + (metric === undefined ? '' : (units[metric] ?? ''))
  if (us === undefined) return figure
  return `${figure} (${us === 'in' && value > 0 ? inchesOf((value / perUs) * cmPerInch) : write(value / perUs)}${units[us] ?? ''})`
}
