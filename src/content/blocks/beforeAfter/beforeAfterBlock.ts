import { z } from 'zod'
import type { BodyPicture } from '../../pictures/bodyPicture.ts'
import { textField } from '../../schemas/fields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'

const sideSchema = z
  .strictObject({
    /** Relative to the article's file. */
    src: textField('the path of a picture beside the file: `./before.jpg`'),
    // Optional here because the check of alternative texts reports a missing one under its own rule.
    alt: textField('what the picture shows', { mayBeBlank: true }).optional(),
    caption: textField('a caption'),
  })
  .meta({ write: 'a map with `src`, `alt` and `caption`' })

/** Two pictures of the same thing or place. */
const schema = z.strictObject({ before: sideSchema, after: sideSchema })

/** The two pictures, opened. */
export interface Sides {
  readonly before: BodyPicture
  readonly after: BodyPicture
}

export const beforeAfterBlock = defineEngineBlock<typeof schema, Sides>({
  schema,
  example: `before: { src: ./before.webp, alt: A yard with bare ground, caption: In March. }
after: { src: ./after.webp, alt: The same yard with a bench, caption: Two days later. }
`,
  Block: renderBeforeAfter,
})

const sizes = '(width < 36rem) 100vw, (width < 56rem) 50vw, 19rem'

/** Renders two pictures side by side, or one above the other. */
function renderBeforeAfter({ before, after }: Sides, { built, figure }: BlockPage): string {
  const texts = built.blocks
  const side = (picture: BodyPicture, label: string) => figure(picture, { sizes, label: `<b>${label}</b> ` })
  return `<figure data-block="before-after">${side(before, texts.before)}${side(after, texts.after)}</figure>`
}
