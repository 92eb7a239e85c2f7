import type { toolForms } from '../shared/messages/toolForms.ts'
import type { Quantity } from './quantities.ts'

export type FieldName = keyof typeof toolForms.calculators.fields
export type ChoiceName = keyof typeof toolForms.calculators.choices

/** A number that the reader gives, in metric units. */
interface NumberField {
  readonly name: FieldName
  readonly quantity: Quantity
  readonly value: number
  readonly min: number
  readonly max: number
}

interface ChoiceField {
  readonly name: FieldName
  readonly options: readonly ChoiceName[]
}

/** What stands in the fields. */
export interface Reading {
  number(this: void, name: FieldName): number
  choice(this: void, name: FieldName): ChoiceName
}

interface Result {
  readonly name: FieldName
  readonly quantity: Quantity
  /** Undefined where there is none: a cushion wider than the cloth. */
  readonly value: number | undefined
}

/** Some of the fields, filled in; the others hold what they begin with. */
export type Filled = Readonly<Partial<Record<FieldName, number | ChoiceName>>>

/** Something to reckon with: pure, in metric units. */
export interface Calculator {
  readonly choices: readonly ChoiceField[]
  readonly fields: readonly NumberField[]
  results(this: void, reading: Reading): readonly Result[]
  /** In signs that all languages share. */
  readonly formula: string
  /** Where its figures and its formula come from; absent where it is plain arithmetic. */
  readonly source?: string
  /** The rows of the table that works without scripts. */
  readonly cases: readonly Filled[]
}

/** Reads a calculator's fields, those that are filled in first. */
export function readFilled({ fields, choices }: Calculator, filled: Filled): Reading {
  return {
    number(name) {
      const value = filled[name]
      return typeof value === 'number' ? value : (fields.find((field) => field.name === name)?.value ?? Number.NaN)
    },
    choice(name) {
      const value = filled[name]
      const options = choices.find((field) => field.name === name)?.options ?? []
      const found = options.find((option) => option === value) ?? options[0]
      if (found === undefined) throw new Error(`There is no choice "${name}"`)
      return found
    },
  }
}
