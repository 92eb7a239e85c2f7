import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Typesetter } from './Typesetter.ts'
import { unpackWoff } from './unpackWoff.ts'

/** The headline face, split by script as its package splits it, and one for Hangul. */
const faces = [
  ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].map(
    (script) => `@fontsource/brygada-1918/files/brygada-1918-${script}-500-normal.woff`,
  ),
  '@fontsource/gowun-batang/files/gowun-batang-korean-700-normal.woff',
]

/** Opens the faces of the cards, which come with the engine. */
export async function loadTypesetter(): Promise<Typesetter> {
  const shaper = await import('harfbuzzjs')
  const files = await Promise.all(faces.map((name) => readFile(fileURLToPath(import.meta.resolve(name)))))
  const fonts = files.map((file) => new shaper.Font(new shaper.Face(new shaper.Blob(unpackWoff(file)))))
  return new Typesetter(shaper, fonts)
}
