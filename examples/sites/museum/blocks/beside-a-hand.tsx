import { useState } from 'react'
import { defineBlock, z } from 'roomwright'
import { Island, usePage } from 'roomwright/react'
import { exhibitIn } from '../lib/exhibits.ts'
import { type Measure, Silhouette, heights } from '../lib/Silhouette.tsx'
import { numberIn, wordsIn } from '../lib/words.ts'
import styles from './beside-a-hand.module.css'

const schema = z.object({
  outline: z
    .array(z.tuple([z.number(), z.number()]))
    .min(2)
    .optional()
    .describe(
      'its outline: points `[from the axis, from the floor]` in centimetres; half of it, from the bottom up, where both sides are alike',
    ),
})

interface BesideProps {
  readonly width: number
  readonly height: number
  readonly outline: readonly (readonly [number, number])[]
  readonly title: string
}

const measures = ['hand', 'seat', 'door'] as const

/** The exhibit to scale beside something that everyone knows; the reader chooses what. */
function Beside({ width, height, outline, title }: BesideProps) {
  const { language, t } = usePage()
  const words = wordsIn(language)
  const [beside, setBeside] = useState<Measure>(height <= 45 ? 'hand' : 'seat')
  const inWords = (name: string, length: number) => `${name}${t('comma')}${numberIn(language, length)} ${words.centimetres}`
  return (
    <>
      <Silhouette width={width} height={height} outline={outline} beside={beside} />
      <p className={styles.choice}>
        <span>{words.beside}</span>
        {measures.map((measure) => (
          <button key={measure} type="button" aria-pressed={measure === beside} onClick={() => setBeside(measure)}>
            {words[measure]}
          </button>
        ))}
      </p>
      <output className={styles.said}>{`${inWords(title, height)}. ${words.beside} ${inWords(words[beside], heights[beside])}`}</output>
    </>
  )
}

/** On the page of an exhibit, whose size it reads. */
function BesideAHand({ outline }: z.output<typeof schema>) {
  const { entry, language } = usePage()
  const exhibit = exhibitIn(entry)
  if (!exhibit) throw new Error('`beside-a-hand` stands in an exhibit only: it shows the size of that.')
  const { width, height } = exhibit.size
  const half = width / 2
  const box = [
    [half, 0],
    [half, height],
  ] as const
  return (
    <section className={styles.block}>
      <h2>{wordsIn(language).howBig}</h2>
      <Island on="touch">
        <Beside width={width} height={height} outline={outline ?? box} title={exhibit.title} />
      </Island>
    </section>
  )
}

export default defineBlock({ schema, Block: BesideAHand })
