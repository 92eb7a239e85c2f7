import { type Against, contrast, isReadable, nearestReadable } from '../../shared/colours/colour.ts'
import { type Palette, type Role, type Scheme, leastContrast, lookColours, schemes } from '../../shared/colours/themeColours.ts'
import { problemInData } from '../load/entries/entry.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { withoutUndefined } from '../../shared/withoutUndefined.ts'

/** Two roles used together: the first is painted on the second. */
interface Pair {
  readonly front: Role
  readonly back: Role
  readonly least: number
}

const { text, shape } = leastContrast
const pairs: readonly Pair[] = [
  { front: 'text', back: 'ground', least: text },
  { front: 'text', back: 'raised', least: text },
  { front: 'text', back: 'mark', least: text },
  { front: 'muted', back: 'ground', least: text },
  { front: 'muted', back: 'raised', least: text },
  { front: 'accent', back: 'ground', least: text },
  { front: 'accentText', back: 'accent', least: text },
  { front: 'line', back: 'ground', least: shape },
]

/** The order in which roles are corrected: backgrounds come first. */
const order: readonly Role[] = ['ground', 'raised', 'text', 'muted', 'line', 'accent', 'accentText', 'mark']

export interface ContrastFault {
  readonly role: Role
  readonly pair: Pair
  /** The colours of the pair as chosen; if these pass, with what is suggested for one of them. */
  readonly colours: readonly [front: string, back: string]
  /** The nearest colour with which all its pairs pass; absent if there is none. */
  readonly nearest?: string
}

/** Lists the colours that a publication chose for a scheme and that cannot be read, each with the nearest readable one. */
export function contrastFaults(look: Palette, own: Partial<Palette>): readonly ContrastFault[] {
  const chosen: Palette = { ...look, ...own }
  const palette: Record<Role, string> = { ...chosen }
  const faults: ContrastFault[] = []
  for (const role of order) {
    const mine = pairs.filter((pair) => blamed(pair, own) === role)
    const failing = mine
      .map((pair) => ({ pair, ratio: contrast(palette[pair.front], palette[pair.back]) }))
      .filter(({ pair, ratio }) => ratio < pair.least)
      .toSorted((a, b) => a.ratio / a.pair.least - b.ratio / b.pair.least)
    const [worst] = failing
    if (!worst) continue
    const against = (part: readonly Pair[]): readonly Against[] =>
      part.map(({ front, back, least }) => ({ colour: palette[front === role ? back : front], least }))
    // Keeps pairs that pass passing, if possible.
    const passing = pairs.filter(
      (pair) =>
        (pair.front === role || pair.back === role) && isReadable(palette[pair.front], [{ colour: palette[pair.back], least: pair.least }]),
    )
    const nearest = nearestReadable(palette[role], against([...mine, ...passing])) ?? nearestReadable(palette[role], against(mine))
    const { front, back, least } = worst.pair
    const given = contrast(chosen[front], chosen[back]) < least ? chosen : palette
    faults.push({ role, pair: worst.pair, colours: [given[front], given[back]], ...(nearest !== undefined && { nearest }) })
    if (nearest !== undefined) palette[role] = nearest
  }
  return faults
}

/**
 * Returns the role to change: the front one if the publication chose it, but a chosen `mark` background rather than the text on it. Absent
 * if the publication chose neither.
 */
function blamed({ front, back }: Pair, own: Partial<Palette>): Role | undefined {
  const isBack = own[back] !== undefined && (back === 'mark' || own[front] === undefined)
  // A look's own lines, without a chosen colour, do not mark a control.
  if (isBack && front !== 'line') return back
  return own[front] === undefined ? undefined : front
}

/** Checks that every colour of the theme is readable wherever it is used. */
export function checkContrast({ site: { data, fields } }: LoadedContent): readonly Problem[] {
  const { theme } = fields
  if (!data || !theme) return []
  return schemes.flatMap((scheme) => {
    const [look, own] = [lookColours[theme.look][scheme], withoutUndefined(theme.colours[scheme])]
    return contrastFaults(look, own).map((fault) =>
      problemInData(data, ['theme', 'colours', scheme, fault.role], {
        severity: 'error',
        rule: 'contrast',
        message: describe(fault, { ...look, ...own }, scheme),
        fix: fault.nearest === undefined ? 'No colour passes: make the colours behind it more alike.' : `Write \`${fault.nearest}\`.`,
      }),
    )
  })
}

function describe({ pair: { front, back, least }, colours }: ContrastFault, palette: Palette, scheme: Scheme): string {
  const [first, second] = ([front, back] as const).map((role, index) => {
    const colour = colours[index] ?? palette[role]
    return `${colour === palette[role] ? '' : 'the suggested '}\`${role}\` (${colour})`
  })
  const ratio = contrast(...colours)
  const figure = (Math.floor(ratio * 100) / 100).toFixed(2)
  return `${first} on ${second} has a contrast of ${figure} in the ${scheme} scheme; it needs at least ${least}.`
}
