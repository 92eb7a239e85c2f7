import { type Against, contrast, isReadable, nearestReadable } from '../../shared/colour.ts'
import { type Palette, type Role, type Scheme, leastContrast, lookColours, schemes } from '../../shared/themeColours.ts'
import { problemInData } from '../load/entry.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { withoutUndefined } from '../withoutUndefined.ts'

/** Two roles that meet, the first on the second. */
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

/** In which order the roles are mended: what others stand on is first. */
const order: readonly Role[] = ['ground', 'raised', 'text', 'muted', 'line', 'accent', 'accentText', 'mark']

export interface ContrastFault {
  readonly role: Role
  readonly pair: Pair
  /** Of the pair, as it is. */
  readonly ratio: number
  /** The nearest colour with which all its pairs pass; absent where there is none. */
  readonly nearest?: string
}

/** The colours of a scheme that a publication chose and that cannot be read, each with the nearest that can. */
export function contrastFaults(look: Palette, own: Partial<Palette>): readonly ContrastFault[] {
  const palette: Record<Role, string> = { ...look, ...own }
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
    // Pairs that pass go on passing, where that can be.
    const passing = pairs.filter(
      (pair) =>
        (pair.front === role || pair.back === role) && isReadable(palette[pair.front], [{ colour: palette[pair.back], least: pair.least }]),
    )
    const nearest = nearestReadable(palette[role], against([...mine, ...passing])) ?? nearestReadable(palette[role], against(mine))
    if (nearest !== undefined) palette[role] = nearest
    faults.push({ role, ...worst, ...(nearest !== undefined && { nearest }) })
  }
  return faults
}

/** The role to change: what stands on the other, if the publication chose it; of what it chose, a mark rather than the text. Absent: neither is its own. */
function blamed({ front, back }: Pair, own: Partial<Palette>): Role | undefined {
  const isBack = own[back] !== undefined && (back === 'mark' || own[front] === undefined)
  // A look's own lines alone show no control.
  if (isBack && front !== 'line') return back
  return own[front] === undefined ? undefined : front
}

/** Every colour of the theme can be read where it is used. */
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
        fix: fault.nearest === undefined ? 'No colour passes: make those that it stands on more alike.' : `Write \`${fault.nearest}\`.`,
      }),
    )
  })
}

function describe({ pair: { front, back, least }, ratio }: ContrastFault, palette: Palette, scheme: Scheme): string {
  const figure = (Math.floor(ratio * 100) / 100).toFixed(2)
  return `\`${front}\` (${palette[front]}) on \`${back}\` (${palette[back]}) has a contrast of ${figure} in the ${scheme} scheme, and needs ${least}.`
}
