import { defineBlock, z } from 'roomwright'
import { Island } from 'roomwright/react'
import { FloatBits } from '../lib/FloatBits.tsx'
import styles from './float-bits.module.css'

export default defineBlock({
  schema: z.object({
    value: z
      .string()
      .refine((text) => text.trim() !== '' && !Number.isNaN(Number(text)))
      .describe('a number in quotes, such as "0.1"'),
    caption: z.string().optional(),
  }),
  Block: ({ value, caption }) => (
    <figure className={styles.figure}>
      <Island on="touch">
        <FloatBits written={value} />
      </Island>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  ),
})
