import type { toolForms } from '../shared/messages/toolForms.ts'
import type { Quantity } from './quantities.ts'

export type FieldName = keyof typeof toolForms.calculators.fields
export type ChoiceName = keyof typeof toolForms.calculators.choices

/** A number entered by the reader, in metric units. */
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

/** Reads the values of the fields. */
export interface Reading {
  number(this: void, name: FieldName): number
  choice(this: void, name: FieldName): ChoiceName
}

interface Result {
  readonly name: FieldName
  readonly quantity: Quantity
  /** Undefined if there is no result, as for a cushion wider than the cloth. */
  readonly value: number | undefined
}

/** Values of some fields; the others have their initial values. */
export type Filled = Readonly<Partial<Record<FieldName, number | ChoiceName>>>

/** A calculator: a pure function of its fields, in metric units. */
export interface Calculator {
  readonly choices: readonly ChoiceField[]
  readonly fields: readonly NumberField[]
  results(this: void, reading: Reading): readonly Result[]
  /** Written in symbols that all languages share. */
  readonly formula: string
  /** Source of its figures and formula; absent if it is plain arithmetic. */
  readonly source?: string
  /** The rows of the table shown without scripts. */
  readonly cases: readonly Filled[]
}

/** Returns a reading of a calculator's fields: the given values, or the initial ones. */
export function readFilled({ fields, choices }: Calculator, filled: Filled): Reading {
  return {
    number(name) {
      const value = filled[name]
      return typeof value === 'number' ? value : (fields.find((field) => field.name === name)?.value ?? Number.NaN)
    },
    choice: (name) => optionOf(choices, name, filled[name]),
  }
}

/** Returns the option of a choice that a value names, or the first. */
export function optionOf(choices: readonly ChoiceField[], name: FieldName, value: unknown): ChoiceName {
  const options = choices.find((field) => field.name === name)?.options ?? []
  const found = options.find((option) => option === value) ?? options[0]
  if (found === undefined) throw new Error(`There is no choice "${name}"`)
  return found
}
