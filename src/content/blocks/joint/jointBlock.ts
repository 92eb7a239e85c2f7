import { z } from 'zod'
import { drawJoint } from '../../../drawings/joint/drawJoint.ts'
import { findJointFault, jointKinds, jointSizeNames, jointSizes } from '../../../drawings/joint/jointKinds.ts'
import { complain, textField } from '../../schemas/fields.ts'
import { exactCentimetres, listField, sizeField } from '../blockFields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'
import { captionOf, lengthList, writeLengths } from '../writeLengths.ts'
import { inTicks } from '../../advice/didYouMean.ts'

/** A joint between boards. */
const schema = z
  .strictObject({
    caption: textField('a caption').optional().describe('Default: the engine’s name for the joint.'),
    joint: z.enum(jointKinds).meta({ write: inTicks(jointKinds) }),
    sizes: listField(
      sizeField({ of: z.enum(jointSizeNames).describe('Which size of the joint this is.') }),
      'a list of `- name:`, `of:` and `cm:`',
    ),
  })
  .superRefine(({ joint, sizes }, context) => {
    const rule = 'joint-form'
    const { needed, optional }: { readonly needed: readonly string[]; readonly optional: readonly string[] } = jointSizes[joint]
    const known = [...needed, ...optional]
    const names = inTicks(known)
    for (const [index, { of }] of sizes.entries()) {
      const path = ['sizes', index, 'of']
      if (!known.includes(of)) {
        complain(context, { rule, path, message: `"${of}" is not a size of the joint \`${joint}\``, fix: `Write one of ${names}.` })
      } else if (sizes.findIndex((other) => other.of === of) < index) {
        complain(context, { rule, path, message: `"${of}" is listed twice`, fix: 'Keep one of the two.' })
      }
    }
    const missing = needed.filter((name) => sizes.every(({ of }) => of !== name))
    if (missing.length > 0) {
      const fix = `Add ${missing.map((name) => `\`of: ${name}\``).join(', ')}.`
      return complain(context, { rule, path: ['sizes'], message: `lacks sizes that \`${joint}\` needs`, fix })
    }
    const fault = findJointFault(joint, Object.fromEntries(sizes.map(({ of, ...size }) => [of, exactCentimetres(size)])))
    if (!fault) return
    const path = ['sizes', sizes.findIndex(({ of }) => of === fault.of)]
    complain(context, { rule, path, message: fault.message, fix: fault.fix })
  })

type Fields = z.output<typeof schema>

export const jointBlock = defineEngineBlock({
  schema,
  example: `joint: mortise-and-tenon
sizes:
  - { name: Rail, of: width, cm: 9 }
  - { name: Thickness of the rail, of: thickness, cm: 2.4 }
  - { name: Tenon, of: tenon, cm: 0.8 }
  - { name: Height of the tenon, of: height, cm: 7 }
  - { name: Length of the tenon, of: length, cm: 3 }
`,
  Block: renderJoint,
})

/** Renders a joint taken apart, and its sizes. */
function renderJoint({ caption, joint, sizes }: Fields, page: BlockPage): string {
  const { drawings } = page.built
  const { length } = writeLengths(page)
  const rows = sizes.map((size) => ({ name: size.name, of: size.of, ...length(size) }))
  const label = drawings.says(drawings.joints[joint], rows.map(({ name, figures: [metric] }) => `${name} ${metric}`).join('; '))
  return `<figure data-block="joint">${captionOf(caption ?? drawings.joints[joint])}${drawJoint({ kind: joint, sizes: rows, label })}${lengthList(rows)}</figure>`
}
