import { z } from 'zod'
import { fitsOn } from '../../drawings/cuttingList/packBoards.ts'
import { findJointFault, jointKinds, jointSizeNames, jointSizes } from '../../drawings/joint/jointKinds.ts'
import { complain, textField } from '../schemas/fields.ts'
import { centimetresOf, cmField, extentField, listField, pointField, sizeField } from './blockFields.ts'

const anglesField = z
  .tuple([z.number().min(-360).max(360), z.number().min(-360).max(720)])
  .meta({ write: 'two numbers of degrees, against the clock from the right: `[0, 90]`' })

/** The fields of a body, of which its shape needs some. */
const bodyFields = {
  shape: z
    .enum(['board', 'leg', 'door', 'drawer', 'arc', 'outline'])
    .meta({ write: '`board`, `leg`, `door`, `drawer`, `arc` or `outline`' }),
  at: pointField.describe('Its lower left corner; of an arc its centre.'),
  size: extentField.optional(),
  hinge: z.enum(['left', 'right']).optional().describe('Of a door.'),
  radius: cmField.optional().describe('Of an arc.'),
  angles: anglesField.optional().describe('Of an arc; absent: a whole circle.'),
}

interface WrittenBody {
  readonly shape: string
  readonly size?: unknown
  readonly radius?: unknown
  readonly angles?: readonly [number, number] | undefined
}

function checkBody({ shape, size, radius, angles }: WrittenBody, context: z.core.$RefinementCtx): void {
  const rule = 'body-form'
  if (shape === 'arc') {
    if (size !== undefined) complain(context, { rule, key: 'size', message: 'is no field of an arc', fix: 'Write `radius:` in its place.' })
    if (radius === undefined) complain(context, { rule, message: 'is an arc without a radius', fix: 'Add `radius:` with centimetres.' })
    if (angles && angles[1] <= angles[0]) {
      complain(context, { rule, key: 'angles', message: 'end before they begin', fix: 'Write the smaller number first.' })
    }
    return
  }
  if (size === undefined)
    complain(context, { rule, message: 'has no size', fix: 'Add `size:` with centimetres across and up: `[100, 2.5]`.' })
  for (const [key, value] of Object.entries({ radius, angles })) {
    if (value !== undefined) complain(context, { rule, key, message: 'is a field of arcs', fix: 'Take it out, or write `shape: arc`.' })
  }
}

const bodySchema = z
  .strictObject({ ...bodyFields, name: textField('what stands in it').optional() })
  .superRefine(checkBody)
  .meta({ write: 'a map with `shape`, `at` and `size`' })

const axisField = z.enum(['width', 'depth', 'height']).meta({ write: '`width`, `depth` or `height`' })

const measuredSchema = sizeField({
  along: axisField.optional().describe('Which way it goes: two of them or more become a drawing.'),
  from: pointField.optional().describe('Where it is measured among the bodies.'),
  to: pointField.optional(),
})

/** Lengths, each written in one unit and shown in two, and what they are measured on. */
export const dimensionsSchema = z
  .strictObject({
    caption: textField('a caption').optional(),
    view: z
      .enum(['elevation', 'plan', 'section'])
      .meta({ write: '`elevation`, `plan` or `section`' })
      .optional()
      .describe('Of bodies; absent: `elevation`.'),
    bodies: listField(bodySchema, 'a list of `- shape:`, `at:` and `size:`').optional(),
    sizes: listField(measuredSchema, 'a list of `- name:` and `cm:`'),
  })
  .superRefine(({ view, bodies, sizes }, context) => {
    const rule = 'drawing-form'
    const axes = new Set(sizes.flatMap(({ along }) => along ?? []))
    if (view !== undefined && !bodies) {
      complain(context, {
        rule,
        key: 'view',
        message: 'is the view of bodies, of which there are none',
        fix: 'Add `bodies:`, or take it out.',
      })
    }
    for (const [index, { along, from, to, ...size }] of sizes.entries()) {
      const at = (key: string) => ({ rule, path: ['sizes', index, key] })
      if (along !== undefined && bodies) {
        complain(context, { ...at('along'), message: 'is for lengths without bodies', fix: 'Write `from:` and `to:` in its place.' })
      } else if (along !== undefined && axes.size < 2) {
        const fix = 'Say of a length that goes another way which one, or take it out.'
        complain(context, { ...at('along'), message: 'is the only way that is told, and a drawing needs two', fix })
      }
      if ((from !== undefined || to !== undefined) && !bodies) {
        const fix = 'Add `bodies:` for it to be measured on, or write `along:`.'
        complain(context, { ...at(from === undefined ? 'to' : 'from'), message: 'is a place in a drawing without bodies', fix })
      } else if ((from === undefined) !== (to === undefined)) {
        const [there, missing] = from === undefined ? ['to', 'from'] : ['from', 'to']
        complain(context, { ...at(there), message: 'is one end of a length', fix: `Add \`${missing}:\` with the other.` })
      } else if (from && to) {
        const long = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 100) / 100
        const cm = centimetresOf(size)
        if (Math.abs(long - cm) <= 0.051) continue
        const message = `is ${Math.round(cm * 100) / 100} cm, and from \`[${from.join(', ')}]\` to \`[${to.join(', ')}]\` are ${long} cm`
        complain(context, {
          ...at(size.cm === undefined ? 'in' : 'cm'),
          message,
          fix: 'Correct the length or its ends: the drawing is to scale.',
        })
      }
    }
  })

/** How boards are joined. */
export const jointSchema = z
  .strictObject({
    caption: textField('a caption').optional().describe('Absent: the engine’s name of the joint.'),
    joint: z.enum(jointKinds).meta({ write: jointKinds.map((kind) => `\`${kind}\``).join(', ') }),
    sizes: listField(
      sizeField({ of: z.enum(jointSizeNames).describe('Which size of the joint it is.') }),
      'a list of `- name:`, `of:` and `cm:`',
    ),
  })
  .superRefine(({ joint, sizes }, context) => {
    const rule = 'joint-form'
    const { needed, optional }: { readonly needed: readonly string[]; readonly optional: readonly string[] } = jointSizes[joint]
    const known = [...needed, ...optional]
    const names = known.map((name) => `\`${name}\``).join(', ')
    for (const [index, { of }] of sizes.entries()) {
      const path = ['sizes', index, 'of']
      if (!known.includes(of)) {
        complain(context, { rule, path, message: `"${of}" is no size of the joint \`${joint}\``, fix: `Write one of ${names}.` })
      } else if (sizes.findIndex((other) => other.of === of) < index) {
        complain(context, { rule, path, message: `"${of}" stands there twice`, fix: 'Keep one of the two.' })
      }
    }
    const missing = needed.filter((name) => sizes.every(({ of }) => of !== name))
    if (missing.length > 0) {
      const fix = `Add ${missing.map((name) => `\`of: ${name}\``).join(', ')}.`
      return complain(context, { rule, path: ['sizes'], message: `lacks sizes without which \`${joint}\` cannot be drawn`, fix })
    }
    const fault = findJointFault(joint, Object.fromEntries(sizes.map(({ of, ...size }) => [of, centimetresOf(size)])))
    if (!fault) return
    const path = ['sizes', sizes.findIndex(({ of }) => of === fault.of)]
    complain(context, { rule, path, message: fault.message, fix: fault.fix })
  })

/** What is put together in which order. */
export const stepsSchema = z
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
            .optional()
            .describe('The number of the item that it draws; absent: the one after that of the step before.'),
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
        const fix = `Known here: ${names.map((known) => `\`${known}\``).join(', ')}.`
        complain(context, { rule, path: ['steps', index, 'adds', place], message: `"${name}" is none of the parts`, fix })
      }
    }
  })

/** Of whole sheets: more would take long to lay out and longer to read. */
const mostPieces = 200

/** Boards to cut from sheets. */
export const cuttingListSchema = z
  .strictObject({
    caption: textField('a caption').optional().describe('Absent: the engine’s words for a cutting list.'),
    sheet: z
      .strictObject({
        length: cmField,
        width: cmField,
        grain: z.boolean().default(false).describe('Whether a grain runs along its length.'),
      })
      .meta({ write: 'a map with `length` and `width`' }),
    kerf: z.number().min(0).max(5).meta({ write: 'the centimetres that the saw takes: `0.3`' }),
    boards: listField(
      z
        .strictObject({
          name: textField('the name of the board'),
          length: cmField,
          width: cmField,
          count: z.int().min(1).max(mostPieces).meta({ write: 'how many of it: `2`' }).default(1),
          grain: z.enum(['along', 'any']).default('any').describe('`along`: its length lies along the sheet’s.'),
        })
        .meta({ write: 'a map with `name`, `length` and `width`' }),
      'a list of `- name:`, `length:` and `width:`',
    ),
  })
  .superRefine(({ sheet, boards }, context) => {
    const rule = 'cutting-form'
    for (const [index, board] of boards.entries()) {
      if (fitsOn(board, sheet)) continue
      const fits = fitsOn({ ...board, grain: 'any' }, sheet)
      const fix = fits ? 'Write `grain: any`, or a longer sheet.' : `A sheet here is ${sheet.length} by ${sheet.width} cm.`
      complain(context, { rule, path: ['boards', index], message: `"${board.name}" fits on no sheet`, fix })
    }
    const pieces = boards.reduce((sum, { count }) => sum + count, 0)
    if (pieces <= mostPieces) return
    complain(context, { rule, path: ['boards'], message: `has ${pieces} pieces; a list may have ${mostPieces}`, fix: 'Write two lists.' })
  })
