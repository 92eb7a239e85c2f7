type Floor = 'tiles' | 'planks' | 'diagonals' | 'lozenge'

interface MonogramPlan {
  /** One or two letters, cased as in the name; empty if the name has no letters. */
  readonly initials: string
  readonly floor: Floor
}

const floors = ['tiles', 'planks', 'diagonals', 'lozenge'] as const

/** Returns the drawing for a name; equal names get equal drawings. */
export function monogramOf(name: string): MonogramPlan {
  return { initials: initialsOf(name.normalize()), floor: floors[variantOf(name.normalize())] ?? 'tiles' }
}

const alone = /[\p{sc=Hang}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Arab}\p{sc=Syrc}]/u

function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? [])
  const first = letters[0] ?? ''
  // One syllable or Chinese character fills the square; two Arabic letters would join into another shape.
  if (letters.length < 2 || alone.test(first)) return first
  return first + letters.at(-1)
}

/** Returns 0 to 3: FNV-1a over the UTF-16 units, folded so that the high bits count too. */
function variantOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  }
  return (((hash >>> 28) ^ (hash >>> 12) ^ hash) & 15) >> 2
}

/** Returns the largest font size at which the letters fit into the outline. */
export function initialsSize(initials: string): number {
  if (initials.length === 1) return 50
  return /[MWmwМЖШЩЮФЫ]/.test(initials) ? 38 : 46
}

/** The outline on a square of 120 by 120, and the centre and baseline of the letters in it. */
export const monogramSquare = { outline: 'M3 3H117V117H3Z', x: 60, y: 76 } as const

export const floorPaths: Readonly<Record<Floor, string>> = {
  tiles: 'M33 6V114M60 6V114M87 6V114M6 33H114M6 60H114M6 87H114',
  planks: 'M6 24H114M6 42H114M6 60H114M6 78H114M6 96H114M40 6V24M84 24V42M30 42V60M96 60V78M50 78V96M76 96V114',
  diagonals: 'M6 33 33 6M6 60 60 6M6 87 87 6M6 114 114 6M33 114 114 33M60 114 114 60M87 114 114 87',
  lozenge: 'M6 60 60 6 114 60 60 114ZM6 33 33 6M87 6 114 33M114 87 87 114M33 114 6 87',
}
