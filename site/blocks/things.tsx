import { defineBlock, z } from 'roomwright'
import { usePage } from 'roomwright/react'
import { Measures } from '../lib/Measures'
import { bothUnits } from '../lib/lengths'
import { wordsOf } from '../lib/words'

const cm = z.number().positive().describe('whole centimetres')

const schema = z.object({
  things: z.array(
    z.object({ name: z.string().describe('what stands there'), size: z.tuple([cm, cm, cm]).describe('width, depth and height') }),
  ),
})

/** What stands in a room, with its own sides. */
function Things({ things }: z.output<typeof schema>) {
  const words = wordsOf(usePage().language)
  return <Measures heads={[words.thing, words.size]} rows={things.map(({ name, size }) => ({ name, figures: bothUnits(size) }))} />
}

export default defineBlock({ schema, Block: Things })
