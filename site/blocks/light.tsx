import { defineBlock, z } from 'roomwright'
import { usePage } from 'roomwright/react'
import { Measures } from '../lib/Measures'
import { bothUnits } from '../lib/lengths'
import { wordsOf } from '../lib/words'

const cm = z.number().positive().describe('whole centimetres')

const schema = z.object({
  area: z.number().positive().describe('the floor in square metres'),
  windows: z
    .array(z.object({ name: z.string().describe('which window'), size: z.tuple([cm, cm]).describe('width and height') }))
    .default([]),
  lamps: z
    .array(
      z.object({
        name: z.string().describe('which lamp'),
        height: cm.describe('of the bulb above the floor, in centimetres'),
        lumens: z.number().positive().describe('the light of its bulb'),
        kelvin: z.number().positive().describe('the colour temperature'),
      }),
    )
    .default([]),
  aim: z
    .object({
      lux: z.number().positive().describe('the average on the floor'),
      kelvin: z.number().positive().describe('the colour temperature'),
    })
    .optional()
    .describe('what a room without lamps asks for after dark'),
})

/** What shades, ceiling and walls let through: the calculator of lumens begins with the same share. */
const arriving = 0.5

/** The glass, the lamps, and what they come to on the floor. */
function Light({ area, windows, lamps, aim }: z.output<typeof schema>) {
  const { language } = usePage()
  const words = wordsOf(language)
  const numbers = new Intl.NumberFormat(language)
  const percents = new Intl.NumberFormat(language, { style: 'percent' })
  const floor = `${numbers.format(area)}\u00a0m²`
  const glass = windows.reduce((sum, { size: [width, height] }) => sum + (width * height) / 10_000, 0)
  const total = lamps.reduce((sum, { lumens }) => sum + lumens, 0)
  const bulbs = ({ lux, kelvin }: { readonly lux: number; readonly kelvin: number }) =>
    `${numbers.format(Math.round((lux * area) / arriving / 100) * 100)}\u00a0lm, ${kelvin}\u00a0K`
  const rows = [
    ...windows.map(({ name, size }) => ({ name, figures: bothUnits(size) })),
    ...lamps.map(({ name, height, lumens, kelvin }) => ({
      name: `${name}, ${numbers.format(lumens)}\u00a0lm, ${kelvin}\u00a0K`,
      figures: bothUnits([height]),
    })),
  ]
  return (
    <>
      <Measures heads={[words.light, lamps.length > 0 ? words.glassOrBulb : words.glass]} rows={rows} />
      <p>
        {glass > 0 && `${words.daylight(numbers.format(Math.round(glass * 10) / 10), percents.format(glass / area))} `}
        {total > 0 && words.together(numbers.format(total), numbers.format(Math.round((total * arriving) / area / 5) * 5), floor)}
        {aim && words.aim(numbers.format(aim.lux), bulbs(aim), floor)}
      </p>
    </>
  )
}

export default defineBlock({ schema, Block: Light })
