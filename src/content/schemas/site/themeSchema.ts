import { z } from 'zod'
import { type Role, lookNames, roles } from '../../../shared/colours/themeColours.ts'
import { complain, textField } from '../fields.ts'

const write = 'a colour of six hex digits: `#1a56c4`'

/** A colour as `#rrggbb`, or `#rgb` for short. */
const colourField = z
  .string()
  .superRefine((text, context) => {
    if (hexIn(text) === text) return
    const near = hexIn(text.trim().replace(/^#?/, '#'))
    complain(context, {
      message: `"${text}" is not a colour in hex digits`,
      fix: near === undefined ? `Write ${write}.` : `Write \`${near}\`.`,
    })
  })
  .transform((text) => sixDigits(text.toLowerCase()))
  .meta({ write })

/** Returns the colour in a text, without any alpha digits, since theme colours are opaque. */
function hexIn(text: string): string | undefined {
  return /^#(?:[\da-f]{6}(?=(?:[\da-f]{2})?$)|[\da-f]{3}(?=[\da-f]?$))/i.exec(text)?.[0]
}

function sixDigits(hex: string): string {
  return hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
}

const uses: Readonly<Record<Role, string>> = {
  ground: 'The page; also the web manifest, device icons and social cards.',
  raised: 'Footer, panels and tinted bands.',
  text: 'All text, and thick lines.',
  muted: 'Captions, dates and descriptions.',
  line: 'Thin lines, and the borders of fields.',
  accent: 'Links, categories and marks of state.',
  accentText: 'What is shown on the accent.',
  mark: 'Behind words that were found or selected.',
}

const paletteSchema = z
  .strictObject(
    Object.fromEntries(roles.map((role) => [role, colourField.optional().describe(uses[role])])) as Record<
      Role,
      z.ZodOptional<typeof colourField>
    >,
  )
  .meta({ write: "a map of colours by role: `{ ground: '#ffffff' }`" })

const coloursSchema = z
  .strictObject({
    light: paletteSchema.default({}).describe('The light scheme.'),
    dark: paletteSchema.default({}).describe('The dark scheme.'),
  })
  .meta({ write: 'a map with `light` and `dark`' })

const weightWords = 'a weight from 1 to 1000, or two for a variable font: `400` or `"100 900"`'

const weightField = z
  .union([z.int(), z.string()])
  .superRefine((weight, context) => {
    const [first = 0, last = first, ...more] = String(weight).split(' ').map(Number)
    if (more.length === 0 && first >= 1 && first <= last && last <= 1000) return
    complain(context, { message: `"${weight}" is not a weight`, fix: `Write ${weightWords}.` })
  })
  .meta({ write: weightWords })

const fileSchema = z
  .strictObject({
    src: textField('the path of a WOFF2 file in the publication: `fonts/text.woff2`'),
    weight: weightField.optional().describe('Default: the weights of the font, otherwise 400.'),
    style: z.enum(['normal', 'italic']).meta({ write: '`normal` or `italic`' }).default('normal').describe('Slanted or upright.'),
  })
  .meta({ write: "a map with `src`: `{ src: 'fonts/text.woff2', weight: 400 }`" })

const faceSchema = z
  .strictObject({
    name: z
      .string()
      .superRefine((name, context) => {
        if (/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u.test(name)) return
        complain(context, {
          message: `"${name}" is not the name of a face`,
          fix: 'Write letters, digits and spaces, such as `Source Serif`.',
        })
      })
      .meta({ write: 'the name of the face' }),
    files: z.array(fileSchema).min(1).max(40).meta({ write: "a list of files: `[{ src: 'fonts/text.woff2' }]`" }),
  })
  .meta({ write: 'a map with `name` and `files`' })

const facesSchema = z
  .strictObject({
    display: faceSchema.optional().describe('Headlines, and the titles of social cards.'),
    text: faceSchema.optional().describe('Everything else.'),
  })
  .meta({ write: 'a map with `display` and `text`' })

const logoAddress = 'the address of an SVG or PNG file in `public/`: `/logo.svg`'

const logoField = z
  .string()
  .superRefine((address, context) => {
    if (/^\/(?!\/)[^\s?#]*\.(?:svg|png)$/i.test(address)) return
    const near = /^(?:\.?\/)?(?:public\/)?([^\s?#:]+\.(?:svg|png))$/i.exec(address)?.[1]
    const fix = near === undefined ? `Write ${logoAddress}.` : `Write \`/${near}\`.`
    complain(context, { message: `"${address}" is not the address of an SVG or PNG file in \`public/\``, fix })
  })
  .meta({ write: logoAddress })

const logoSchema = z
  .strictObject({
    light: logoField.describe('On a light ground, on social cards and in structured data.'),
    dark: logoField.optional().describe('On a dark ground; default: the same.'),
  })
  .meta({ write: "a map with `light`: `{ light: '/logo.svg' }`" })

/** `theme` of `site.config.ts`, documented in docs/theming.md. */
export const themeSchema = z
  .strictObject({
    look: z.enum(lookNames).default('house').describe('Shapes, type, colours and the words that go with them.'),
    colours: coloursSchema.prefault({}).describe('What is left out comes from the look.'),
    faces: facesSchema.default({}).describe('Faces of the publication, as WOFF2 files.'),
    logo: logoSchema.optional().describe('Default: `public/logo.svg`, if it exists.'),
  })
  .meta({ write: 'a map with `look`, `colours`, `faces` or `logo`' })

export type ThemeInput = z.infer<typeof themeSchema>
export type FaceInput = z.infer<typeof faceSchema>
