import { toOklab } from '../../shared/colours/colour.ts'
import type { PictureFile } from '../../content/pictures/bodyPicture.ts'
import type { PictureColours } from '../../shared/pictures/picture.ts'
import type { ColourName } from '../../shared/messages/builtForms.ts'
import type { Wording } from '../words/wording.ts'

/** Names by lightness (0 to 1): each applies from its value up to the next. */
type Scale = readonly (readonly [lightness: number, name: ColourName])[]

const neutral: Scale = [
  [0, 'black'],
  [0.26, 'charcoal'],
  [0.48, 'grey'],
  [0.75, 'lightGrey'],
  [0.93, 'white'],
]
/** Names by hue, each entry up to an angle in degrees, for muted colours (wood, stone, linen) and for vivid ones. */
const hues: readonly { readonly upTo: number; readonly muted: Scale; readonly clear: Scale }[] = [
  {
    upTo: 33,
    muted: [
      [0, 'darkBrown'],
      [0.42, 'brown'],
      [0.7, 'pink'],
    ],
    clear: [
      [0, 'plum'],
      [0.38, 'red'],
      [0.72, 'pink'],
    ],
  },
  {
    upTo: 55,
    muted: [
      [0, 'darkBrown'],
      [0.4, 'brown'],
      [0.68, 'beige'],
      [0.9, 'cream'],
    ],
    clear: [
      [0, 'brown'],
      [0.46, 'terracotta'],
      [0.7, 'orange'],
    ],
  },
  {
    upTo: 88,
    muted: [
      [0, 'darkBrown'],
      [0.4, 'brown'],
      [0.66, 'sand'],
      [0.76, 'beige'],
      [0.89, 'cream'],
    ],
    clear: [
      [0, 'darkBrown'],
      [0.36, 'brown'],
      [0.58, 'ochre'],
      [0.82, 'yellow'],
    ],
  },
  {
    upTo: 112,
    muted: [
      [0, 'olive'],
      [0.6, 'sand'],
      [0.76, 'beige'],
      [0.89, 'cream'],
    ],
    clear: [
      [0, 'olive'],
      [0.62, 'ochre'],
      [0.78, 'yellow'],
    ],
  },
  {
    upTo: 130,
    muted: [
      [0, 'olive'],
      [0.5, 'sage'],
      [0.86, 'cream'],
    ],
    clear: [
      [0, 'olive'],
      [0.62, 'lightGreen'],
    ],
  },
  {
    upTo: 172,
    muted: [
      [0, 'darkGreen'],
      [0.46, 'sage'],
    ],
    clear: [
      [0, 'darkGreen'],
      [0.42, 'green'],
      [0.74, 'lightGreen'],
    ],
  },
  {
    upTo: 222,
    muted: [
      [0, 'darkGreen'],
      [0.4, 'teal'],
      [0.78, 'lightBlue'],
    ],
    clear: [
      [0, 'teal'],
      [0.8, 'lightBlue'],
    ],
  },
  {
    upTo: 280,
    muted: [
      [0, 'darkBlue'],
      [0.46, 'blue'],
      [0.66, 'lightBlue'],
    ],
    clear: [
      [0, 'darkBlue'],
      [0.42, 'blue'],
      [0.7, 'lightBlue'],
    ],
  },
  {
    upTo: 325,
    muted: [
      [0, 'plum'],
      [0.5, 'violet'],
    ],
    clear: [
      [0, 'plum'],
      [0.38, 'violet'],
    ],
  },
  {
    upTo: 360,
    muted: [
      [0, 'plum'],
      [0.6, 'pink'],
    ],
    clear: [
      [0, 'plum'],
      [0.55, 'pink'],
    ],
  },
]
/** Chroma below which a colour is a grey, and from which it is vivid. */
const [faint, clear] = [0.018, 0.085]

/** Returns the everyday name of a colour given as `#rrggbb`. */
export function nameColour(colour: string): ColourName {
  const [red, green, blue] = [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16))
  const [lightness, a, b] = toOklab(red ?? 0, green ?? 0, blue ?? 0)
  const chroma = Math.hypot(a, b)
  const degrees = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  const hue = hues.find(({ upTo }) => degrees < upTo)
  if (chroma < faint || !hue) return nameOn(neutral, lightness)
  return nameOn(chroma < clear ? hue.muted : hue.clear, lightness)
}

function nameOn(scale: Scale, lightness: number): ColourName {
  return scale.findLast(([from]) => lightness >= from)?.[1] ?? 'black'
}

/** Returns the colours of a picture, as values and in words; undefined for a picture with a single colour. */
export function pictureColours({ colours }: PictureFile, { built, locale }: Wording): PictureColours | undefined {
  if (colours.length < 2) return undefined
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const words = colours.map((share) => `${built.colours[nameColour(share.colour)]} ${percent.format(share.percent / 100)}`)
  return { shares: colours, words: new Intl.ListFormat(locale).format(words) }
}
