import { z } from 'zod'
import { findPlanFaults } from '../../drawings/plan/findPlanFaults.ts'
import { wallNames } from '../../drawings/plan/planShapes.ts'
import { complain, textField } from '../schemas/fields.ts'
import { cmField, extentField, listField, pointField } from './blockFields.ts'

const wallField = z.enum(wallNames).meta({ write: '`top`, `right`, `bottom` or `left`' })
const placeField = z.number().min(0).max(100_000).meta({ write: 'the centimetres from the wall’s left or lower end: `30`' })

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
    name: textField('what stands there'),
    at: pointField.describe('Its lower left corner.'),
    size: extentField,
    shape: z.enum(['box', 'round', 'rug']).default('box').describe('A `rug` may lie under other things.'),
  })
  .meta({ write: 'a map with `name`, `at` and `size`' })

const clearanceSchema = z
  .strictObject({
    between: z
      .tuple([textField('the name of a thing, or a wall'), textField('the name of a thing, or a wall')])
      .meta({ write: 'two names of things or walls: `[Sofa, right]`' }),
    least: cmField.optional().describe('Below it, `check` complains.'),
  })
  .meta({ write: 'a map with `between`, and `least` where it must not be narrower' })

/** A room from above; what could not be in it is a problem. */
export const planSchema = z
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
