import { createHash } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const length = 4

/** Short names for the classes of style sheets, the same in the browser's bundle and the renderer's because each follows from its class alone. */
export class ClassNames {
  readonly #owners = new Map<string, string>()

  /** Throws where two classes come to the same name, which of 400 happens once in ninety times; one of them then needs another name. */
  shorten(name: string): string {
    let number = createHash('sha256').update(name).digest().readUInt32BE()
    let short = ''
    for (let place = 0; place < length; place += 1) {
      short += letters[number % letters.length] ?? ''
      number = Math.floor(number / letters.length)
    }
    const owner = this.#owners.get(short) ?? name
    if (owner !== name) throw new Error(`The classes "${owner}" and "${name}" get the same short name; rename one of them`)
    this.#owners.set(short, name)
    return short
  }
}
