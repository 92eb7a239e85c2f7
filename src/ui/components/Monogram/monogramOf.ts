export type Side = 'top' | 'end' | 'bottom' | 'start'
export type Floor = 'tiles' | 'planks' | 'diagonals' | 'lozenge'

export interface MonogramPlan {
  /** One or two letters as the name has them, empty for a name without letters. */
  readonly initials: string
  /** The wall that has the door. */
  readonly side: Side
  readonly floor: Floor
}

const sides = ['top', 'end', 'bottom', 'start'] as const
const floors = ['tiles', 'planks', 'diagonals', 'lozenge'] as const

/** A name's room: the same name has the same one everywhere. */
export function monogramOf(name: string): MonogramPlan {
  const variant = variantOf(name.normalize())
  return {
    initials: initialsOf(name.normalize()),
    side: sides[variant % 4] ?? 'top',
    floor: floors[variant >> 2] ?? 'tiles',
  }
}

function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? [])
  const first = letters[0] ?? ''
  // A Hangul syllable is a letter group of its own: one fills the room.
  if (letters.length < 2 || /\p{Script=Hangul}/u.test(first)) return first
  return first + letters.at(-1)
}

/** 0 to 15, by FNV-1a over the UTF-16 units, folded so that the high bits count too. */
function variantOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  }
  return ((hash >>> 28) ^ (hash >>> 12) ^ hash) & 15
}
