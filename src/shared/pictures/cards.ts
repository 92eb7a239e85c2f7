/** Size of a social card in pixels; every social network requires this size. */
export const cardSize = { width: 1200, height: 630 } as const

/** First 12 hex digits of a hash of everything that a social card shows. */
const cardName = /^[\da-f]{12}$/

export function isCardName(name: unknown): name is string {
  return typeof name === 'string' && cardName.test(name)
}

/** Returns the path of a card's file, relative to the output folder. */
export function cardFile(name: string): string {
  return `assets/cards/${name}.jpg`
}

/** Reports whether a path below the output folder is that of a card. */
export function isCardFile(path: string): boolean {
  return path === cardFile(path.slice(-16, -4)) && isCardName(path.slice(-16, -4))
}

/** Draws an output's social cards on demand. `serve` and `deploy` receive one, so that they need not load the drawing code. */
export interface CardSource {
  /** Draws a card as JPEG. Undefined if the output has no recipe of this name, or no longer has the picture behind its text. */
  draw(this: void, name: string): Promise<Uint8Array | undefined>
}

/** A letter of a script that the cards' fonts cover. */
const setLetter = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Hang}\p{sc=Arab}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Zyyy}]/u

/** Returns the letters of a text that no card can show, each once. */
export function unsetLetters(text: string): readonly string[] {
  return [...new Set(text.match(/\p{L}/gu)?.filter((letter) => !setLetter.test(letter)))]
}
