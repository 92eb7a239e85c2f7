import { createRandom } from '../../src/platform/testing/createRandom.ts'

/** Text that any parser may stumble over. */
const oddPieces = [
  '\0',
  '\u0007',
  '\ufeff',
  '\u0085',
  '\u2028',
  '\u202e',
  '\u200d',
  '\ud800',
  '\udc00',
  '\ufffe',
  '😀',
  'İ',
  'ß',
  'ﬁ',
  'e\u0301',
  '의자',
  'ㄱ',
  'стул',
  'الكرسي',
  ' ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\n\n',
  '\u00a0',
  '"',
  "'",
  '`',
  '\\',
  '/',
  '//',
  '../',
  '..%2f',
  '%',
  '%00',
  '%zz',
  '&',
  '&#0;',
  '&amp;',
  '<',
  '<!--',
  ']]>',
  '{{',
  '${',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  'null',
  'undefined',
  'true',
  '-0',
  '-1',
  '0.1',
  '1e999',
  'NaN',
  '9007199254740993',
  '99999999999',
  '1970-01-01',
  '2026-02-30',
  'javascript:',
  'http://',
  'https://example.org/',
  '?',
  '#',
  ':',
  ';',
  ',',
  '.',
  '-',
  '*',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '|',
  '=',
  '~',
  '@',
  '!',
  '^',
  '+',
] as const

interface InventorOptions {
  readonly seed: number
  readonly corpus: readonly string[]
  readonly words: readonly string[]
  readonly longest: number
}

/** Maximum number of kept inputs, and characters of each. */
const most = { kept: 4000, length: 6000 }

/** Makes inputs from valid ones: by small mutations, by transplants from one into another, and by excessive repetition. */
export class Inventor {
  readonly #random: () => number
  readonly #pool: string[]
  readonly #words: readonly string[]
  readonly #longest: number

  constructor({ seed, corpus, words, longest }: InventorOptions) {
    this.#random = createRandom(seed)
    this.#pool = [...corpus]
    this.#words = words
    this.#longest = longest
  }

  invent(): string {
    let text = this.#pick(this.#pool)
    // Usually few changes, since an input that is wrong everywhere is rejected at once.
    for (let changes = 1 + Math.floor(this.#random() ** 3 * 8); changes > 0; changes -= 1) text = this.#change(text)
    return text.slice(0, this.#longest)
  }

  /** Keeps an input with a new outcome for further mutation. */
  keep(input: string): void {
    if (input.length > most.length) return
    if (this.#pool.length < most.kept) this.#pool.push(input)
    else this.#pool[this.#below(most.kept)] = input
  }

  #change(text: string): string {
    switch (this.#below(12)) {
      case 0:
      case 1:
        return this.#insert(text, this.#piece())
      case 2:
        return this.#replace(text, '')
      case 3:
        return this.#replace(text, this.#piece())
      case 4:
        return this.#insert(text, this.#span(text))
      case 5:
        return this.#insert(text, this.#span(this.#pick(this.#pool)))
      case 6:
        return this.#repeat(text)
      case 7:
        return this.#swapLines(text)
      case 8:
        return this.#indentLine(text)
      case 9:
        return this.#changeNumber(text)
      case 10:
        return this.#changeWord(text)
      default:
        return this.#cutOff(text)
    }
  }

  #piece(): string {
    return this.#random() < 0.6 && this.#words.length > 0 ? this.#pick(this.#words) : this.#pick(oddPieces)
  }

  #insert(text: string, piece: string): string {
    const at = this.#below(text.length + 1)
    return text.slice(0, at) + piece + text.slice(at)
  }

  #replace(text: string, piece: string): string {
    const at = this.#below(text.length + 1)
    return text.slice(0, at) + piece + text.slice(at + 1 + this.#short())
  }

  /** Returns a random part of a text, usually a short one. */
  #span(text: string): string {
    const at = this.#below(text.length + 1)
    return text.slice(at, at + 1 + this.#short() * (this.#random() < 0.2 ? 20 : 1))
  }

  #short(): number {
    return Math.floor(this.#random() ** 3 * 30)
  }

  /** Repeats a part of a text, occasionally up to the length limit, which reveals superlinear time. */
  #repeat(text: string): string {
    const at = this.#below(text.length + 1)
    const span = (this.#random() < 0.5 ? text.slice(at, at + 1 + this.#short()) : this.#piece()) || ' '
    const room = Math.max(0, this.#longest - text.length)
    const times = this.#random() < 0.03 ? Math.floor(room / span.length) : 2 + this.#below(40)
    return text.slice(0, at) + span.repeat(Math.min(times, Math.floor(room / span.length))) + text.slice(at)
  }

  #swapLines(text: string): string {
    const lines = text.split('\n')
    const [one, other] = [this.#below(lines.length), this.#below(lines.length)]
    const [first = '', second = ''] = [lines[one], lines[other]]
    lines[one] = second
    lines[other] = this.#random() < 0.3 ? second : first
    return lines.join('\n')
  }

  #indentLine(text: string): string {
    const lines = text.split('\n')
    const at = this.#below(lines.length)
    const line = lines[at] ?? ''
    lines[at] = this.#random() < 0.5 ? ' '.repeat(1 + this.#below(5)) + line : line.trimStart()
    return lines.join('\n')
  }

  #changeNumber(text: string): string {
    const odd = ['0', '-1', '1e9', '1e-9', '99999999999', '0.1', '.5', '007', '1_000', 'Infinity', '-0', '', '1e999', '2', '50000']
    return this.#changeOne(text, /\d+(?:\.\d+)?/g, () => this.#pick(odd))
  }

  #changeWord(text: string): string {
    return this.#changeOne(text, /[\p{L}\p{N}_-]+/gu, () => this.#pick(this.#pick(this.#pool).match(/[\p{L}\p{N}_-]+/gu) ?? ['']))
  }

  #changeOne(text: string, wanted: RegExp, make: () => string): string {
    const found = [...text.matchAll(wanted)]
    if (found.length === 0) return this.#insert(text, this.#piece())
    const match = this.#pick(found)
    return text.slice(0, match.index) + make() + text.slice(match.index + match[0].length)
  }

  #cutOff(text: string): string {
    return this.#random() < 0.5 ? text.slice(0, this.#below(text.length + 1)) : text.slice(this.#below(text.length + 1))
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count)
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[this.#below(items.length)] as Item
  }
}
