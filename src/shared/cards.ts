/** Pixels of a social card; the size that every network asks for. */
export const cardSize = { width: 1200, height: 630 } as const

/** First 12 hex digits of a hash of all that a social card shows. */
const cardName = /^[\da-f]{12}$/

export function isCardName(name: unknown): name is string {
  return typeof name === 'string' && cardName.test(name)
}

/** The file of a card below the output folder. */
export function cardFile(name: string): string {
  return `assets/cards/${name}.jpg`
}

/** Whether a path below the output folder is a card's. */
export function isCardFile(path: string): boolean {
  return path === cardFile(path.slice(-16, -4)) && isCardName(path.slice(-16, -4))
}

/**
 * Where the cards of an output come from that are drawn when they are needed: `serve` and `deploy` are given one, and load nothing that
 * draws.
 */
export interface CardSource {
  /** A card as JPEG; undefined where the output has no recipe of this name, or no longer the picture behind its words. */
  draw(this: void, name: string): Promise<Uint8Array | undefined>
}

/** A letter of a script that the faces of the cards have. */
const setLetter = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Hang}\p{sc=Arab}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Zyyy}]/u

/** The letters of a text, each once, that no card can show. */
export function unsetLetters(text: string): readonly string[] {
  return [...new Set(text.match(/\p{L}/gu)?.filter((letter) => !setLetter.test(letter)))]
}
