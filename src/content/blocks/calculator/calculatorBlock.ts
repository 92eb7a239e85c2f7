import { z } from 'zod'
import { type Calculator, type ChoiceName, type FieldName, type Filled, readFilled } from '../../../calculators/Calculator.ts'
import { calculatorIds, calculators } from '../../../calculators/calculators.ts'
import { type Quantity, type UnitName, type UnitWords, formatQuantity, unitsOf } from '../../../calculators/quantities.ts'
import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import { scrollBox } from '../../markdown/scrollBox.ts'
import { textField } from '../../schemas/fields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'
import { islandHtml } from '../islandHtml.ts'
import { inTicks } from '../../advice/didYouMean.ts'

/** A calculator, named by its id. */
const schema = z.strictObject({
  calculator: z.enum(calculatorIds).meta({ write: inTicks(calculatorIds) }),
  caption: textField('a caption').optional().describe('Default: the engine’s name for the calculator.'),
})

type Fields = z.output<typeof schema>

export const calculatorBlock = defineEngineBlock({
  schema,
  example: `calculator: shelf-span
`,
  Block: renderCalculator,
})

interface CalculatorParts {
  readonly page: BlockPage
  readonly calculator: Calculator
  readonly units: UnitWords
}

/** Renders a calculator: a table of common cases, fields for readers with scripts, and the source of its figures. */
function renderCalculator({ calculator: id, caption }: Fields, page: BlockPage): string {
  const calculator = calculators[id]
  const words = page.built.calculators
  const parts = { page, calculator, units: unitWords(calculator, page) }
  const props = { id, units: parts.units, locale: page.locale }
  const source = calculator.source === undefined ? '' : ` <b>${words.source}</b> ${escapeHtml(calculator.source)}.`
  return [
    `<figure data-block="calculator" data-calculator="${id}"><figcaption>${escapeHtml(caption ?? words.names[id])}</figcaption>`,
    page.isLive ? islandHtml({ name: 'Calculator', props, html: `<div>${renderFields(parts)}</div>` }) : '',
    renderCases(parts),
    `<p><b>${words.formula}</b> <code>${calculator.formula}</code>${source}</p><p>${escapeHtml(words.limits[id])}</p></figure>`,
  ].join('')
}

/** Returns the words for the units of the calculator's fields and results. */
function unitWords(calculator: Calculator, { built }: BlockPage): UnitWords {
  const results = calculator.results(readFilled(calculator, {}))
  const names = [...calculator.fields, ...results].flatMap(({ quantity }) => {
    const { metric, us } = unitsOf(quantity)
    return [metric, us].filter((name) => name !== undefined)
  })
  const word = (name: UnitName) => (name === 'cm' ? built.blocks.cm : name === 'in' ? built.blocks.inches : built.calculators.units[name])
  return Object.fromEntries([...new Set(names)].map((name) => [name, word(name)]))
}

/** Renders the fields with their initial values and the results for these. */
function renderFields({ page, calculator, units }: CalculatorParts): string {
  const { fields: names, choices: options } = page.built.calculators
  const choices = calculator.choices.map(({ name, options: known }) => {
    const list = known.map((option) => `<option value="${option}">${options[option]}</option>`)
    return `<label>${names[name]} <select name="${name}">${list.join('')}</select></label>`
  })
  const fields = calculator.fields.map(({ name, quantity, value, min, max }) => {
    const { metric } = unitsOf(quantity)
    const unit = quantity === 'percent' ? '%' : metric === undefined ? '' : (units[metric] ?? '').trim()
    return `<label>${names[name]} <span><input name="${name}" type="number" inputmode="decimal" step="any" min="${min}" max="${max}" value="${value}" autocomplete="off"> ${unit}</span></label>`
  })
  const results = calculator.results(readFilled(calculator, {})).map(({ name, quantity, value }) => {
    const figures = formatQuantity(value, quantity, { units, locale: page.locale })
    return `<p>${names[name]} <output name="${name}">${figures}</output></p>`
  })
  const switches = Object.keys(units).some((name) => name === 'in' || name === 'ft') ? unitSwitch(units, page.built.calculators.system) : ''
  return `<form>${choices.join('')}${fields.join('')}${switches}${results.join('')}</form>`
}

/** Renders the switch between metric and US units, each labelled with the units of the fields. */
function unitSwitch(units: UnitWords, label: string): string {
  const option = (value: string, names: readonly UnitName[]) =>
    `<option value="${value}">${names.flatMap((name) => units[name]?.trim() ?? []).join(', ')}</option>`
  return `<label>${label} <select name="units">${option('metric', ['cm', 'm'])}${option('us', ['in', 'ft'])}</select></label>`
}

/** Renders the table of common cases: a column for each field that differs between them, and for each result. */
function renderCases({ page, calculator, units }: CalculatorParts): string {
  const words = page.built.calculators
  const shown = [...calculator.choices, ...calculator.fields]
    .map(({ name }) => name)
    .filter((name) => calculator.cases.some((filled) => filled[name] !== undefined))
  const results = calculator.results(readFilled(calculator, {}))
  const kept = calculator.fields.filter(({ name }) => !shown.includes(name))
  const figure = (value: number | undefined, quantity: Quantity) => formatQuantity(value, quantity, { units, locale: page.locale })
  const head = [...shown, ...results.map(({ name }) => name)].map((name) => `<th scope="col">${words.fields[name]}</th>`)
  const rows = calculator.cases.map((filled) => {
    const given = shown.map((name) => `<td>${givenText(name, filled, { calculator, words: words.choices, figure })}</td>`)
    const found = calculator.results(readFilled(calculator, filled)).map(({ quantity, value }) => `<td>${figure(value, quantity)}</td>`)
    return `<tr>${given.join('')}${found.join('')}</tr>`
  })
  const rest = kept.map(({ name, quantity, value }) => `${words.fields[name]} ${figure(value, quantity)}`).join('\u00A0· ')
  const table = `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  return `<p><b>${words.common}</b> ${rest}</p>${scrollBox(table)}`
}

interface GivenWords {
  readonly calculator: Calculator
  readonly words: Readonly<Record<ChoiceName, string>>
  figure(this: void, value: number | undefined, quantity: Quantity): string
}

function givenText(name: FieldName, filled: Filled, { calculator, words, figure }: GivenWords): string {
  const field = calculator.fields.find((one) => one.name === name)
  const reading = readFilled(calculator, filled)
  return field ? figure(reading.number(name), field.quantity) : words[reading.choice(name)]
}
