import { z } from 'zod'
import { drawSteps, stepNumbers } from '../../../drawings/steps/drawSteps.ts'
import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import { complain, textField } from '../../schemas/fields.ts'
import { listField } from '../blockFields.ts'
import { bodyFields, bodyOf, checkBody } from '../bodyFields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'
import { captionOf } from '../writeLengths.ts'
import { inTicks } from '../../advice/didYouMean.ts'

/** Which parts are put together in which order. */
const schema = z
  .strictObject({
    caption: textField('a caption').optional(),
    parts: listField(
      z
        .strictObject({ name: textField('the name of the part'), ...bodyFields })
        .superRefine(checkBody)
        .meta({ write: 'a map with `name`, `shape`, `at` and `size`' }),
      'a list of `- name:`, `shape:`, `at:` and `size:`',
    ),
    steps: listField(
      z
        .strictObject({
          item: z
            .int()
            .min(1)
            .max(999)
            .meta({ write: 'the number of the item that it draws: `2`' })
            .optional()
            .describe('Default: the one after the item of the previous step.'),
          adds: listField(textField('the name of a part'), 'a list of names of parts: `[Side, Shelf]`'),
        })
        .meta({ write: 'a map with `adds`' }),
      'a list of `- adds:`',
    ),
  })
  .superRefine(({ parts, steps }, context) => {
    const rule = 'steps-form'
    const names = parts.map(({ name }) => name)
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue
      const path = ['parts', index, 'name']
      complain(context, { rule, path, message: `"${name}" is the name of another part`, fix: 'Give each part its own name.' })
    }
    for (const [index, { adds }] of steps.entries()) {
      for (const [place, name] of adds.entries()) {
        if (names.includes(name)) continue
        const fix = `Write one of ${inTicks(names)}.`
        complain(context, { rule, path: ['steps', index, 'adds', place], message: `"${name}" is not one of the parts`, fix })
      }
    }
  })

type Fields = z.output<typeof schema>

export const stepsBlock = defineEngineBlock({
  schema,
  example: `parts:
  - { name: Left side, shape: board, at: [0, 0], size: [3, 40] }
  - { name: Right side, shape: board, at: [87, 0], size: [3, 40] }
  - { name: Seat, shape: board, at: [-5, 40], size: [100, 3] }
steps:
  - { adds: [Left side, Right side] }
  - { adds: [Seat] }
`,
  Block: renderSteps,
})

/** Renders drawings for the items of the numbered list above, under the items' numbers. */
function renderSteps({ caption, parts, steps }: Fields, { built }: BlockPage): string {
  const adds = steps.map((step) => step.adds.map((name) => parts.findIndex((part) => part.name === name)))
  const numbers = stepNumbers(steps)
  const drawn = drawSteps({
    parts: parts.map(bodyOf),
    adds,
    label: (step) =>
      built.drawings.step(String(numbers[step]), (adds[step] ?? []).map((index) => `${index + 1} ${parts[index]?.name ?? ''}`).join(', ')),
  })
  const items = drawn.map((svg, index) => `<li value="${numbers[index]}">${svg}</li>`)
  const names = parts.map(({ name }, index) => `<span><b>${index + 1}</b> ${escapeHtml(name)}</span>`)
  return `<figure data-block="steps">${captionOf(caption)}<ol>${items.join('')}</ol><p>${names.join(' ')}</p></figure>`
}
