import { z } from 'zod'
import { boxScene, drawBodies } from '../../../drawings/dimensions/drawBodies.ts'
import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import { complain, textField } from '../../schemas/fields.ts'
import { exactCentimetres, listField, pointField, sizeField } from '../blockFields.ts'
import { bodyOf, bodySchema } from '../bodyFields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'
import { lengthList, writeLengths } from '../writeLengths.ts'

const axisField = z.enum(['width', 'depth', 'height']).meta({ write: '`width`, `depth` or `height`' })

const measuredSchema = sizeField({
  along: axisField.optional().describe('Its direction; two or more directions become a drawing.'),
  from: pointField.optional().describe('Where on the bodies its measurement begins.'),
  to: pointField.optional(),
})

/** Lengths, each written in one unit and shown in two, and the bodies that they measure. */
const schema = z
  .strictObject({
    caption: textField('a caption').optional(),
    view: z
      .enum(['elevation', 'plan', 'section'])
      .meta({ write: '`elevation`, `plan` or `section`' })
      .optional()
      .describe('For bodies; default: `elevation`.'),
    bodies: listField(bodySchema, 'a list of `- shape:`, `at:` and `size:`').optional(),
    sizes: listField(measuredSchema, 'a list of `- name:` and `cm:`'),
  })
  .superRefine(({ view, bodies, sizes }, context) => {
    const rule = 'drawing-form' as const
    const axes = new Set(sizes.flatMap(({ along }) => along ?? []))
    if (view !== undefined && !bodies) {
      complain(context, {
        rule,
        key: 'view',
        message: 'is for drawings with bodies, and this one has none',
        fix: 'Add `bodies:`, or remove it.',
      })
    }
    for (const [index, size] of sizes.entries()) {
      const faults = [directionFault(size, bodies ? undefined : axes.size), endsFault(size, bodies !== undefined)]
      for (const fault of faults) {
        if (fault) complain(context, { rule, path: ['sizes', index, fault.key], message: fault.message, fix: fault.fix })
      }
    }
  })

interface SizeFault {
  readonly key: string
  /** Continues a sentence after the key. */
  readonly message: string
  readonly fix: string
}

type WrittenSize = z.output<typeof measuredSchema>

/** Finds a direction that cannot be drawn; `directions` is the number of those given, undefined if there are bodies. */
function directionFault({ along }: WrittenSize, directions: number | undefined): SizeFault | undefined {
  if (along === undefined) return undefined
  const key = 'along'
  if (directions === undefined) return { key, message: 'is for lengths without bodies', fix: 'Write `from:` and `to:` instead.' }
  if (directions >= 2) return undefined
  const fix = 'Add `along:` with another direction to another length, or remove it.'
  return { key, message: 'is the only direction given, and a drawing needs two', fix }
}

/** Finds ends of a length that cannot be drawn, or that are not as far apart as it says. */
function endsFault({ from, to, ...size }: WrittenSize, hasBodies: boolean): SizeFault | undefined {
  if (from === undefined && to === undefined) return undefined
  if (!hasBodies) {
    const fix = 'Add the `bodies:` that it measures, or write `along:` instead.'
    return { key: from === undefined ? 'to' : 'from', message: 'is a point in a drawing without bodies', fix }
  }
  if (from === undefined || to === undefined) {
    const [key, missing] = from === undefined ? ['to', 'from'] : ['from', 'to']
    return { key, message: 'is one end of a length', fix: `Add \`${missing}:\` with the other end.` }
  }
  const long = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 100) / 100
  const cm = exactCentimetres(size)
  if (Math.abs(long - cm) <= 0.051) return undefined
  const ends = `from \`[${from.join(', ')}]\` to \`[${to.join(', ')}]\``
  return {
    key: size.cm === undefined ? 'in' : 'cm',
    message: `is ${Math.round(cm * 100) / 100} cm, but it is ${long} cm ${ends}`,
    fix: 'Correct the length or its ends: the drawing is to scale.',
  }
}

type Fields = z.output<typeof schema>

export const dimensionsBlock = defineEngineBlock({
  schema,
  example: `caption: The bench
sizes:
  - { name: Length, cm: 100 }
  - { name: Board, in: 11.25 }
`,
  Block: renderDimensions,
})

/**
 * Renders lengths in centimetres and inches: with a drawing to scale if they say what they measure, otherwise each with a line proportional
 * to the longest.
 */
function renderDimensions(block: Fields, page: BlockPage): string {
  const { length } = writeLengths(page)
  const sizes = block.sizes.map((size) => ({ ...size, ...length(size) }))
  const drawn = drawDimensions(block, sizes, page)
  const longest = sizes.reduce((most, { cm }) => Math.max(most, cm), 0)
  const share = (cm: number) => Math.round((cm / longest) * 1000) / 10
  const rows = sizes.map(({ name, cm, figures }) => ({ name, figures, ...(drawn === '' && { share: share(cm) }) }))
  const title = escapeHtml(block.caption ?? page.built.blocks.dimensions)
  return `<figure data-block="dimensions"><figcaption>${title}</figcaption>${drawn}${lengthList(rows)}</figure>`
}

type MeasuredSize = Fields['sizes'][number] & { readonly cm: number; readonly figures: readonly [string, string] }

function drawDimensions({ view = 'elevation', bodies }: Fields, sizes: readonly MeasuredSize[], { built }: BlockPage): string {
  const { drawings } = built
  const says = (views: readonly string[], shown: readonly MeasuredSize[]) =>
    drawings.says(views.join(', '), shown.map(({ name, figures }) => `${name} ${figures[0]}`).join('; '))
  if (bodies) {
    const shown = sizes.flatMap((size) => (size.from && size.to ? [{ ...size, from: size.from, to: size.to }] : []))
    return drawBodies({ bodies: bodies.map(bodyOf), lines: shown, isSection: view === 'section', label: says([drawings[view]], shown) })
  }
  const shown = sizes.flatMap((size) => (size.along ? [{ ...size, along: size.along }] : []))
  const scene = boxScene(shown)
  return scene
    ? drawBodies({
        ...scene,
        label: says(
          scene.views.map((name) => drawings[name]),
          shown,
        ),
      })
    : ''
}
