/** How much work a pattern can take. */
export interface PatternCost {
  /**
   * Returns the maximum steps of a search through a text of this length that contains its `opening`
   * at this many places; by default at every place.
   */
  steps(this: void, length: number, places?: number): number
  /** Substrings of every text that it matches. */
  readonly needs: readonly string[]
  /** The text that every match begins with; undefined if there is none. */
  readonly opening: string | undefined
}

/**
 * The number of ways in which a part of a pattern can pass through a text: `ways`, times the choices of where each of `stars`
 * repetitions ends. `partial[k]` counts the steps on the way that are multiplied by k repetitions.
 */
interface Part {
  readonly ways: number
  readonly stars: number
  readonly partial: readonly number[]
  /** Minimum letters that it consumes. */
  readonly least: number
}

const letter: Part = { ways: 1, stars: 0, partial: [1], least: 1 }
const border: Part = { ...letter, least: 0 }
const nothing: Part = { ways: 1, stars: 0, partial: [], least: 0 }

/**
 * Returns the cost of a valid pattern (with flag `u`). Undefined if no bound is known: for repetitions of what can match in more than
 * one way, such as `(a+)+`, and for references and look-arounds.
 */
export function patternCost(pattern: string): PatternCost | undefined {
  const reader = new PatternReader(pattern)
  const whole = reader.alternatives(0)
  if (!whole) return undefined
  const { needs, opening } = reader
  const steps = (length: number, places = length + 1) =>
    whole.partial.reduce(
      (total, count, stars) => total + count * Math.min(choices(length + stars + 1, stars + 1), places * choices(length + stars, stars)),
      // At all other places it fails within its opening.
      opening === undefined ? 0 : (length + 1 - places) * opening.length,
    )
  return { steps, needs, opening }
}

/** Returns the number of ways to pick `picked` of `all`: the places where a match begins and where each repetition in it ends. */
function choices(all: number, picked: number): number {
  let count = 1
  for (let index = 0; index < picked; index++) count = (count * (all - index)) / (index + 1)
  return count
}

class PatternReader {
  readonly #letters: readonly string[]
  #at = 0
  #run = ''
  #opens = true
  #opening: string | undefined
  readonly #needs: string[] = []
  #optional = false

  constructor(pattern: string) {
    this.#letters = Array.from(pattern)
  }

  get needs(): readonly string[] {
    return this.#optional ? [] : this.#needs
  }

  get opening(): string | undefined {
    return this.#optional ? undefined : this.#opening
  }

  alternatives(depth: number): Part | undefined {
    let sum = this.#sequence(depth)
    while (sum && this.#take('|')) {
      if (depth === 0) this.#optional = true
      const next = this.#sequence(depth)
      sum = next && either(sum, next)
    }
    return sum
  }

  #sequence(depth: number): Part | undefined {
    let sequence = nothing
    while (this.#at < this.#letters.length && this.#next !== '|' && this.#next !== ')') {
      const begin = this.#at
      const part = this.#atom(depth)
      const end = this.#at
      const repeated = part && this.#repeated(part)
      if (!repeated) return undefined
      if (depth === 0) this.#note(this.#at === end ? this.#letters.slice(begin, end).join('') : '')
      sequence = after(sequence, repeated)
    }
    if (depth === 0) this.#note('')
    return sequence
  }

  #atom(depth: number): Part | undefined {
    const first = this.#letters[this.#at++]
    if (first === '(') return this.#group(depth)
    if (first === '[') return this.#set()
    if (first === '\\') return this.#escape()
    return first === '^' || first === '$' ? border : letter
  }

  #group(depth: number): Part | undefined {
    if (this.#take('?') && !this.#take(':')) return undefined
    const inside = this.alternatives(depth + 1)
    this.#at++
    return inside
  }

  #set(): Part {
    while (this.#next !== ']') this.#at += this.#next === '\\' ? 2 : 1
    this.#at++
    return letter
  }

  #escape(): Part | undefined {
    const kind = this.#letters[this.#at++] ?? ''
    if (/[1-9kuxc]/.test(kind)) return undefined
    if (/[pP]/.test(kind)) while (this.#letters[this.#at++] !== '}');
    return /[bB]/.test(kind) ? border : letter
  }

  #repeated(part: Part): Part | undefined {
    const [text, least = '', comma, most = ''] = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(this.#letters.slice(this.#at).join('')) ?? []
    if (text === undefined) return part
    this.#at += text.length
    if (text.startsWith('?')) return { ...part, ways: part.ways + 1, partial: add(part.partial, [1]), least: 0 }
    // If a repeated part can match in more than one way, no bound is known.
    if (part.ways > 1 || part.stars > 0 || part.least === 0) return undefined
    const fewest = text.startsWith('{') ? Number(least) : Number(text.startsWith('+'))
    const compulsory = part.partial.map((count) => count * fewest)
    const shortest = part.least * fewest
    if (/^[*+]|,\}/.test(text)) return { ways: 1, stars: 1, partial: add([1, ...part.partial], compulsory), least: shortest }
    const times = Number(comma ? most : least)
    const partial = part.partial.map((count) => count * times + 1)
    return { ways: times - fewest + 1, stars: 0, partial, least: shortest }
  }

  /** Collects texts that a match must contain: runs of letters that match themselves. */
  #note(text: string): void {
    const own = /^\\?([^\p{L}\p{N}])$/u.exec(text)?.[1] ?? text
    const plain = text.length > 0 && (text.startsWith('\\') ? own !== text : /^[^.^$[(]$/u.test(text))
    if (plain) this.#run += own
    else {
      if (this.#run) this.#needs.push(this.#run)
      if (this.#opens && this.#run) this.#opening = this.#run
      this.#opens = false
      this.#run = ''
    }
  }

  get #next(): string | undefined {
    return this.#letters[this.#at]
  }

  #take(wanted: string): boolean {
    if (this.#next !== wanted) return false
    this.#at++
    return true
  }
}

function either(one: Part, other: Part): Part {
  return {
    ways: one.ways + other.ways,
    stars: Math.max(one.stars, other.stars),
    partial: add(add(one.partial, other.partial), [1]),
    least: Math.min(one.least, other.least),
  }
}

/** Combines a part with its successor, which is tried once for each way that leads there. */
function after(one: Part, other: Part): Part {
  const tried = [...Array.from({ length: one.stars }, () => 0), ...other.partial.map((count) => count * one.ways)]
  return { ways: one.ways * other.ways, stars: one.stars + other.stars, partial: add(one.partial, tried), least: one.least + other.least }
}

function add(one: readonly number[], other: readonly number[]): readonly number[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, index) => (one[index] ?? 0) + (other[index] ?? 0))
}
