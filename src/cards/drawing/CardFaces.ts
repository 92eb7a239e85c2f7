import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font } from 'harfbuzzjs'
import { unpackWoff } from '../../platform/fonts/unpackWoff.ts'
import { Typesetter } from './Typesetter.ts'

/** The headline font, split by script as in its package, and a Hangul font. */
const faces = [
  ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].map(
    (script) => `@fontsource/brygada-1918/files/brygada-1918-${script}-500-normal.woff`,
  ),
  '@fontsource/gowun-batang/files/gowun-batang-korean-700-normal.woff',
]

const headlineWeight = 500

/** Fonts that are loaded with the first card that contains one of their letters: the Japanese one is 5 MB. */
const furtherFaces = [
  { file: '@fontsource/amiri/files/amiri-arabic-700-normal.woff', letters: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/ },
  {
    file: '@fontsource/zen-antique/files/zen-antique-japanese-400-normal.woff',
    letters: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\u30fb\u30fc\uff01-\uff60]/u,
  },
] as const

/** The fonts of the cards: the publication's own first, then the engine's. */
export class CardFaces {
  readonly typesetter: Typesetter
  readonly #load: (file: string) => Promise<Font>
  readonly #further = new Map<string, Promise<void>>()

  private constructor(typesetter: Typesetter, load: (file: string) => Promise<Font>) {
    this.typesetter = typesetter
    this.#load = load
  }

  /** `own`: unpacked fonts of the publication. */
  static async load(own: readonly Uint8Array[] = []): Promise<CardFaces> {
    const [shaper, { default: createBidi }] = await Promise.all([import('harfbuzzjs'), import('bidi-js')])
    const load = async (name: string) => {
      const file = await readFile(fileURLToPath(import.meta.resolve(name)))
      return new shaper.Font(new shaper.Face(new shaper.Blob(unpackWoff(file))))
    }
    const first = own.map((bytes) => new shaper.Font(new shaper.Face(new shaper.Blob(bytes))))
    for (const font of first) {
      if ('wght' in font.face.getAxisInfos()) font.setVariations([new shaper.Variation('wght', headlineWeight)])
    }
    const fonts = [...first, ...(await Promise.all(faces.map(load)))]
    return new CardFaces(new Typesetter({ shaper, bidi: createBidi(), faces: fonts.map((font) => ({ font })) }), load)
  }

  /** Loads the fonts that these texts need besides the default ones. */
  async add(texts: readonly string[]): Promise<void> {
    for (const { file, letters } of furtherFaces) {
      if (!texts.some((text) => letters.test(text))) continue
      const known = this.#further.get(file) ?? this.#load(file).then((font) => this.typesetter.add({ font, letters }))
      this.#further.set(file, known)
      // The next card that needs it tries again.
      known.catch(() => this.#further.delete(file))
      await known
    }
  }
}
