import type { Duration } from '../../content/blocks/durationField.ts'
import type { BlockOf } from '../../content/blocks/blockSchemas.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import { type Language, languages } from '../../shared/languages.ts'
import { builtTextsIn } from '../builtTexts.ts'

const costs = ['low', 'moderate', 'high'] as const
const difficulties = ['easy', 'moderate', 'hard'] as const

/** What a project asks of its reader, as the title block of a drawing sheet. */
export function renderProject(block: BlockOf<'project'>, language: Language): string {
  const texts = builtTextsIn(language).blocks
  const note = block.note === undefined ? '' : `<small>${escapeHtml(block.note)}</small>`
  const facts = [
    fact(texts.time, durationText(block.time, language)),
    fact(texts.cost, texts.costs[block.cost] + grade(costs.indexOf(block.cost))),
    fact(texts.difficulty, texts.difficulties[block.difficulty] + grade(difficulties.indexOf(block.difficulty))),
    fact(texts.tools, ...block.tools.map(escapeHtml)),
  ]
  return `<figure data-block="project"><figcaption>${escapeHtml(block.title ?? texts.project)}${note}</figcaption><dl>${facts.join('')}</dl></figure>`
}

function fact(name: string, ...values: readonly string[]): string {
  return `<div><dt>${name}</dt>${values.map((value) => `<dd>${value}</dd>`).join('')}</div>`
}

/** Squares that repeat the word before them: one filled for the lowest grade, three for the highest. */
function grade(index: number): string {
  return ` <i data-grade="${index + 1}" aria-hidden="true"></i>`
}

function durationText({ from, to, unit }: Duration, language: Language): string {
  const format = new Intl.NumberFormat(languages[language].locale, { style: 'unit', unit, unitDisplay: 'long' })
  return to === undefined ? format.format(from) : format.formatRange(from, to)
}
