import { type Calculator, type FieldName, type Reading, optionOf } from '../../../calculators/Calculator.ts'
import { type CalculatorId, calculators } from '../../../calculators/calculators.ts'
import { formatQuantity, type quantities, unitsOf } from '../../../calculators/quantities.ts'

interface Sheet {
  readonly id: CalculatorId
  readonly units: { readonly [name: string]: string }
  readonly locale: string
}

/** Writes the results of a form's values; a dash if a field holds no valid number. */
export function reckon(form: HTMLFormElement, { id, units, locale }: Sheet): void {
  const calculator = calculators[id]
  const isWhole = [...form.querySelectorAll('input')].every((field) => field.value !== '' && field.checkValidity())
  for (const { name, quantity, value } of calculator.results(readForm(form, calculator))) {
    const output = form.elements.namedItem(name)
    if (output instanceof HTMLOutputElement) output.value = formatQuantity(isWhole ? value : undefined, quantity, { units, locale })
  }
}

function readForm(form: HTMLFormElement, { choices }: Calculator): Reading {
  return {
    number(name) {
      const field = form.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement)) return Number.NaN
      return field.valueAsNumber * Number(field.dataset.per ?? 1)
    },
    choice(name) {
      const field = form.elements.namedItem(name)
      return optionOf(choices, name, field instanceof HTMLSelectElement ? field.value : undefined)
    },
  }
}

/** Converts the numbers of a form into the chosen units, rounded to a hundredth. */
export function changeUnits(form: HTMLFormElement, { id, units }: Sheet): void {
  const choice = form.elements.namedItem('units')
  const isUs = choice instanceof HTMLSelectElement && choice.value === 'us'
  for (const { name, quantity, min, max } of calculators[id].fields) convertField(form, { name, quantity, min, max }, { isUs, units })
}

interface UnitField {
  readonly name: FieldName
  readonly quantity: keyof typeof quantities
  readonly min: number
  readonly max: number
}

function convertField(
  form: HTMLFormElement,
  { name, quantity, min, max }: UnitField,
  { isUs, units }: { readonly isUs: boolean; readonly units: Sheet['units'] },
): void {
  const field = form.elements.namedItem(name)
  const { metric, us, perUs } = unitsOf(quantity)
  if (!(field instanceof HTMLInputElement) || us === undefined || perUs === undefined || metric === undefined) return
  const [before, after] = [Number(field.dataset.per ?? 1), isUs ? perUs : 1]
  const rounded = (value: number) => String(Math.round(value * 100) / 100)
  if (field.value !== '') field.value = rounded((field.valueAsNumber * before) / after)
  field.dataset.per = String(after)
  field.min = String(Math.floor((min / after) * 100) / 100)
  field.max = String(Math.ceil((max / after) * 100) / 100)
  const words = field.nextSibling
  if (words) words.textContent = ` ${(units[isUs ? us : metric] ?? '').trim()}`
}
