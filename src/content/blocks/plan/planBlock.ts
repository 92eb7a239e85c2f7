import { z } from 'zod'
import { drawPlan } from '../../../drawings/plan/drawPlan.ts'
import { findPlanFaults } from '../../../drawings/plan/findPlanFaults.ts'
import { clearanceGap, wallNames } from '../../../drawings/plan/planShapes.ts'
import { complain, textField } from '../../schemas/fields.ts'
import { cmField, extentField, listField, pointField } from '../blockFields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'
import { type LengthRow, captionOf, lengthList, writeLengths } from '../writeLengths.ts'

const wallField = z.enum(wallNames).meta({ write: '`top`, `right`, `bottom` or `left`' })
const placeField = z.number().min(0).max(100_000).meta({ write: 'the distance from the wall’s left or lower end in centimetres: `30`' })

const doorSchema = z
  .strictObject({
    wall: wallField,
    at: placeField,
    width: cmField,
    hinge: z.enum(['start', 'end']).default('start').describe('The end of the opening with the hinges; `start` is where `at` points.'),
    opens: z.enum(['in', 'out', 'slides', 'none']).default('in').describe('`none`: an opening without a leaf.'),
  })
  .meta({ write: 'a map with `wall`, `at` and `width`' })

const windowSchema = z
  .strictObject({ wall: wallField, at: placeField, width: cmField })
  .meta({ write: 'a map with `wall`, `at` and `width`' })

const thingSchema = z
  .strictObject({
    name: textField('the name of the thing'),
    at: pointField.describe('The lower left corner.'),
    size: extentField,
    shape: z.enum(['box', 'round', 'rug']).default('box').describe('A `rug` may lie under other things.'),
  })
  .meta({ write: 'a map with `name`, `at` and `size`' })

const clearanceSchema = z
  .strictObject({
    between: z
      .tuple([textField('the name of a thing, or a wall'), textField('the name of a thing, or a wall')])
      .meta({ write: 'two names of things or walls: `[Sofa, right]`' }),
    least: cmField.optional().describe('`check` reports anything narrower.'),
  })
  .meta({ write: 'a map with `between`, and `least` for the smallest width allowed' })

/** A room from above, without anything that could not be in it. */
const schema = z
  .strictObject({
    caption: textField('a caption').optional(),
    room: z.strictObject({ width: cmField, depth: cmField }).meta({ write: 'a map with `width` and `depth`' }),
    doors: listField(doorSchema, 'a list of `- wall:`, `at:` and `width:`').optional(),
    windows: listField(windowSchema, 'a list of `- wall:`, `at:` and `width:`').optional(),
    furniture: listField(thingSchema, 'a list of `- name:`, `at:` and `size:`').optional(),
    clearances: listField(clearanceSchema, 'a list of `- between:`').optional(),
  })
  .superRefine(({ room, doors = [], windows = [], furniture = [], clearances = [] }, context) => {
    for (const fault of findPlanFaults({ room, doors, windows, furniture, clearances })) complain(context, { rule: 'plan-fault', ...fault })
  })

type Fields = z.output<typeof schema>

export const planBlock = defineEngineBlock({
  schema,
  example: `caption: A small living room
room: { width: 420, depth: 360 }
doors:
  - { wall: bottom, at: 20, width: 80, hinge: start, opens: in }
windows:
  - { wall: top, at: 120, width: 180 }
furniture:
  - { name: Rug, at: [120, 90], size: [200, 160], shape: rug }
  - { name: Sofa, at: [110, 260], size: [220, 90] }
  - { name: Table, at: [170, 150], size: [100, 60] }
  - { name: Shelf, at: [390, 60], size: [30, 200] }
clearances:
  - { between: [Sofa, Table], least: 40 }
  - { between: [Table, Shelf], least: 90 }
`,
  Block: renderPlan,
})

/** Renders a room from above, and below it everything that it shows with measurements. */
function renderPlan(block: Fields, page: BlockPage): string {
  const { drawings } = page.built
  const { figures, extent } = writeLengths(page)
  const { caption, room, doors = [], windows = [], furniture = [], clearances = [] } = block
  const plan = { room, doors, windows, furniture, clearances }
  const wall = (name: string) => (furniture.some((thing) => thing.name === name) ? undefined : wallNames.find((known) => known === name))
  const nameOf = (name: string) => {
    const known = wall(name)
    return known ? drawings.walls[known] : name
  }
  const ways = clearances.flatMap((clearance): LengthRow[] => {
    const gap = clearanceGap(clearance, plan)
    return gap ? [{ name: clearance.between.map(nameOf).join(' – '), figures: figures(gap.cm) }] : []
  })
  const rowsWith = (numbers: ReadonlyMap<number, number>) => [
    { name: drawings.room, figures: extent([room.width, room.depth]) },
    ...furniture.map(({ name, size }, index) => ({
      name: numbers.has(index) ? `${numbers.get(index)} ${name}` : name,
      figures: extent(size),
    })),
    ...doors.map(({ width }) => ({ name: drawings.door, figures: figures(width) })),
    ...windows.map(({ width }) => ({ name: drawings.window, figures: figures(width) })),
    ...ways,
  ]
  const label = drawings.says(
    drawings.plan,
    rowsWith(new Map())
      .map(({ name, figures: [metric] }) => `${name} ${metric}`)
      .join('; '),
  )
  const { svg, numbers } = drawPlan(plan, { label, figures })
  return `<figure data-block="plan">${captionOf(caption)}${svg}${lengthList(rowsWith(numbers))}</figure>`
}
