import { z } from 'zod'
import { textField } from '../schemas/textField.ts'
import { listField } from './listField.ts'

const materialSchema = z
  .strictObject({
    material: textField('what is cared for'),
    daily: textField('what it asks every day, or `nothing`'),
    seasonal: textField('what it asks every season, or `nothing`'),
    never: textField('what harms it'),
  })
  .meta({ write: 'a map with `material`, `daily`, `seasonal` and `never`' })

/** What materials ask of their owner. */
export const careSchema = z.strictObject({
  caption: textField('a caption').optional(),
  materials: listField(materialSchema, 'a list of `- material:`, `daily:`, `seasonal:` and `never:`'),
})
