import { z } from 'zod'
import type { Body } from '../../drawings/paintBodies.ts'
import { complain, textField } from '../schemas/fields.ts'
import { cmField, extentField, pointField } from './blockFields.ts'

const anglesField = z
  .tuple([z.number().min(-360).max(360), z.number().min(-360).max(720)])
  .meta({ write: 'two numbers of degrees, anticlockwise from the right: `[0, 90]`' })

/** The fields of a body; each shape needs some of them. */
export const bodyFields = {
  shape: z
    .enum(['board', 'leg', 'door', 'drawer', 'arc', 'outline'])
    .meta({ write: '`board`, `leg`, `door`, `drawer`, `arc` or `outline`' }),
  at: pointField.describe('The lower left corner; for an arc, the centre.'),
  size: extentField.optional(),
  hinge: z.enum(['left', 'right']).optional().describe('Of a door.'),
  radius: cmField.optional().describe('Of an arc.'),
  angles: anglesField.optional().describe('For an arc; default: a whole circle.'),
}

type WrittenBody = z.output<z.ZodObject<typeof bodyFields>> & { readonly name?: string | undefined }

/** Checks that a body has the fields that its shape needs, and no others. */
export function checkBody({ shape, size, radius, angles }: WrittenBody, context: z.core.$RefinementCtx): void {
  const rule = 'body-form'
  if (shape === 'arc') {
    if (size !== undefined) complain(context, { rule, key: 'size', message: 'is not a field of an arc', fix: 'Write `radius:` instead.' })
    if (radius === undefined) complain(context, { rule, message: 'is an arc without a radius', fix: 'Add `radius:` in centimetres.' })
    if (angles && angles[1] <= angles[0]) {
      complain(context, { rule, key: 'angles', message: 'end before they begin', fix: 'Write the smaller number first.' })
    }
    return
  }
  if (size === undefined)
    complain(context, { rule, message: 'has no size', fix: 'Add `size:` in centimetres, across and up: `[100, 2.5]`.' })
  for (const [key, value] of Object.entries({ radius, angles })) {
    if (value !== undefined) complain(context, { rule, key, message: 'is for arcs only', fix: 'Remove it, or write `shape: arc`.' })
  }
}

/** Returns the body to draw for a written one that `checkBody` accepts. */
export function bodyOf({ shape, at, size = [0, 0], hinge, radius = 0, angles, name }: WrittenBody): Body {
  return shape === 'arc' ? { shape, at, radius, angles } : { shape, at, size, hinge, name }
}

/** A body in a drawing. */
export const bodySchema = z
  .strictObject({ ...bodyFields, name: textField('the name to write in it').optional() })
  .superRefine(checkBody)
  .meta({ write: 'a map with `shape`, `at` and `size`' })
