import { z } from 'zod'
import { didYouMean } from '../didYouMean.ts'
import type { OwnFields } from '../own/ownCode.ts'
import { complain, textField } from '../schemas/fields.ts'
import { calculatorIds } from '../../calculators/calculatorIds.ts'
import { listField } from './blockFields.ts'
import { chartSchema } from './chartSchema.ts'
import { cuttingListSchema, dimensionsSchema, jointSchema, stepsSchema } from './drawingSchemas.ts'
import { planSchema } from './planSchema.ts'

const timeUnits = ['minute', 'hour', 'day', 'week', 'month'] as const

export interface Duration {
  readonly from: number
  /** Absent for a time that is no span. */
  readonly to?: number
  readonly unit: (typeof timeUnits)[number]
}

const durationForm = /^([1-9]\d{0,3})(?: to ([1-9]\d{0,3}))? (minute|hour|day|week|month)s?$/
const nearForm = /^(\d+)(?:\s*(?:to|[-–—])\s*(\d+))?\s*(\p{L}+)\.?$/u
const writeDuration = 'a number, or `1 to 2`, and `minutes`, `hours`, `days`, `weeks` or `months`: `2 days`'

/** How long something takes, so that every language can say it in its own words: `2 days`, `8 to 12 hours`. */
const durationField = z
  .string()
  .transform((text, context): Duration => {
    const [, from = '', to, unit = 'day'] = durationForm.exec(text) ?? []
    if (from === '') complain(context, { message: `"${text}" is no time`, fix: suggest(text) })
    else if (to !== undefined && Number(to) <= Number(from)) {
      complain(context, { message: `"${text}" ends before it begins`, fix: 'Write the smaller number first.' })
    }
    return { from: Number(from), unit: unit as Duration['unit'], ...(to !== undefined && { to: Number(to) }) }
  })
  .meta({ write: writeDuration })

function suggest(text: string): string {
  const [, from, to, word = ''] = nearForm.exec(text.trim()) ?? []
  const unit = didYouMean(word.replace(/s$/, ''), timeUnits)
  if (from === undefined || unit === undefined) return `Write ${writeDuration}.`
  const time = to === undefined ? from : `${from} to ${to}`
  return `Did you mean \`${time} ${unit}${time === '1' ? '' : 's'}\`?`
}

/** What a project asks of its reader. */
const projectSchema = z.strictObject({
  title: textField('the name of what is made').optional().describe('Absent: the engine’s word for a project.'),
  note: textField('a line below the title').optional(),
  time: durationField,
  cost: z.enum(['low', 'moderate', 'high']).meta({ write: '`low`, `moderate` or `high`' }),
  difficulty: z.enum(['easy', 'moderate', 'hard']).meta({ write: '`easy`, `moderate` or `hard`' }),
  tools: listField(textField('a tool'), 'a list of tools: `- A hand saw`'),
})

const sideSchema = z
  .strictObject({
    /** Relative to the article's file. */
    src: textField('the path of a picture beside the file: `./before.jpg`'),
    // Its absence is a mistake of its own kind: the check of alternative texts names it.
    alt: z.string().meta({ write: 'what is seen in the picture' }).optional(),
    caption: textField('a caption'),
  })
  .meta({ write: 'a map with `src`, `alt` and `caption`' })

/** The same thing or place, twice. */
const beforeAfterSchema = z.strictObject({ before: sideSchema, after: sideSchema })

const materialSchema = z
  .strictObject({
    material: textField('what is cared for'),
    daily: textField('what it asks every day, or `nothing`'),
    seasonal: textField('what it asks every season, or `nothing`'),
    never: textField('what harms it'),
  })
  .meta({ write: 'a map with `material`, `daily`, `seasonal` and `never`' })

/** What materials ask of their owner. */
const careSchema = z.strictObject({
  caption: textField('a caption').optional(),
  materials: listField(materialSchema, 'a list of `- material:`, `daily:`, `seasonal:` and `never:`'),
})

const itemSchema = z
  .strictObject({
    item: textField('what to buy'),
    /** A number is a number of pieces. */
    amount: z.union([textField('how much'), z.number().positive()]).meta({ write: 'how much: `2`, or `2 litres`' }),
  })
  .meta({ write: 'a map with `item` and `amount`' })

/** What to buy. */
const shoppingListSchema = z.strictObject({
  title: textField('a title').optional().describe('Absent: the engine’s words for a shopping list.'),
  items: listField(itemSchema, 'a list of `- item:` and `amount:`'),
})

const writeColour = "six hex digits in quotes, for without them `#` begins a comment: `'#e8e0d4'`"

const hexField = z
  .string()
  .superRefine((text, context) => {
    if (/^#[0-9a-f]{6}$/i.test(text)) return
    const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1]
    const whole = digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits
    complain(context, { message: `"${text}" is no colour`, fix: whole === undefined ? `Write ${writeColour}.` : `Write \`'#${whole}'\`.` })
  })
  .meta({ write: writeColour })

/** Colours that belong together. */
const paletteSchema = z
  .strictObject({
    caption: textField('a caption').optional(),
    colours: listField(
      z
        .strictObject({
          name: textField('the name of the colour'),
          hex: hexField,
          percent: z
            .number()
            .min(1)
            .max(100)
            .meta({ write: 'how many hundredths of the area it takes: `60`' })
            .optional()
            .describe('Of all colours, or of none.'),
        })
        .meta({ write: 'a map with `name` and `hex`' }),
      'a list of `- name:` and `hex:`',
    ),
  })
  .superRefine(({ colours }, context) => {
    const shares = colours.flatMap(({ percent }) => percent ?? [])
    if (shares.length === 0) return
    const form = { rule: 'palette-form', path: ['colours'] }
    const sum = shares.reduce((total, percent) => total + percent, 0)
    if (shares.length < colours.length) {
      complain(context, { ...form, message: 'has `percent` for some colours alone', fix: 'Write it for all of them, or for none.' })
    } else if (Math.abs(sum - 100) > 1) {
      complain(context, { ...form, message: `adds up to ${sum} per cent`, fix: 'The shares of an area add up to 100.' })
    }
  })

/** Something to reckon with, by its id. */
const calculatorSchema = z.strictObject({
  calculator: z.enum(calculatorIds).meta({ write: calculatorIds.map((id) => `\`${id}\``).join(', ') }),
  caption: textField('a caption').optional().describe('Absent: the engine’s name of the calculator.'),
})

/** The fields of each block, by the word behind the fence. */
export const blockSchemas = {
  project: projectSchema,
  palette: paletteSchema,
  care: careSchema,
  'before-after': beforeAfterSchema,
  dimensions: dimensionsSchema,
  'shopping-list': shoppingListSchema,
  plan: planSchema,
  joint: jointSchema,
  steps: stepsSchema,
  'cutting-list': cuttingListSchema,
  chart: chartSchema,
  calculator: calculatorSchema,
} as const

export type BlockName = keyof typeof blockSchemas

export type BlockOf<Name extends BlockName> = { readonly kind: Name } & Readonly<z.infer<(typeof blockSchemas)[Name]>>

/** A block that the publication's own code defines. */
export interface OwnBlock {
  readonly kind: 'own'
  /** The word behind the fence. */
  readonly name: string
  /** As they were written; its schema has accepted them. */
  readonly fields: OwnFields
}

/** A block as an editor wrote it, its fields checked. */
export type WrittenBlock = { [Name in BlockName]: BlockOf<Name> }[BlockName] | OwnBlock

/** The blocks that name no pictures, and are ready as they were written. */
export type PlainBlock = Exclude<WrittenBlock, { readonly kind: 'before-after' }>

export const blockNames = Object.keys(blockSchemas) as readonly BlockName[]

export function isBlockName(word: string): word is BlockName {
  return Object.hasOwn(blockSchemas, word)
}
