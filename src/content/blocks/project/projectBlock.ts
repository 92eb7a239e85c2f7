import { z } from 'zod'
import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import { textField } from '../../schemas/fields.ts'
import { listField } from '../blockFields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'
import { durationField, durationText } from '../duration.ts'

/** From the lowest grade to the highest. */
const costs = ['low', 'moderate', 'high'] as const
const difficulties = ['easy', 'moderate', 'hard'] as const

/** What a project takes. */
const schema = z.strictObject({
  title: textField('the name of what is made').optional().describe('Default: the engine’s word for a project.'),
  note: textField('a line below the title').optional(),
  time: durationField,
  cost: z.enum(costs).meta({ write: '`low`, `moderate` or `high`' }),
  difficulty: z.enum(difficulties).meta({ write: '`easy`, `moderate` or `hard`' }),
  tools: listField(textField('a tool'), 'a list of tools: `- A hand saw`'),
})

export const projectBlock = defineEngineBlock({
  schema,
  example: `title: A garden bench
note: Five boards, four notches.
time: 2 days
cost: low
difficulty: moderate
tools:
  - Hand saw
  - Two clamps
`,
  Block: renderProject,
})

/** Renders the time, cost, difficulty and tools of a project, laid out as the title block of a drawing sheet. */
function renderProject(block: z.output<typeof schema>, { built, locale }: BlockPage): string {
  const texts = built.blocks
  const note = block.note === undefined ? '' : `<small>${escapeHtml(block.note)}</small>`
  const facts = [
    fact(texts.time, durationText(block.time, locale)),
    fact(texts.cost, texts.costs[block.cost] + grade(costs.indexOf(block.cost))),
    fact(texts.difficulty, texts.difficulties[block.difficulty] + grade(difficulties.indexOf(block.difficulty))),
    fact(texts.tools, ...block.tools.map(escapeHtml)),
  ]
  return `<figure data-block="project"><figcaption>${escapeHtml(block.title ?? texts.project)}${note}</figcaption><dl>${facts.join('')}</dl></figure>`
}

function fact(name: string, ...values: readonly string[]): string {
  return `<div><dt>${name}</dt>${values.map((value) => `<dd>${value}</dd>`).join('')}</div>`
}

/** Renders three squares that repeat the word before them: one is filled for the lowest grade, three for the highest. */
function grade(index: number): string {
  return ` <i data-grade="${index + 1}" aria-hidden="true"></i>`
}
