import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { slugFault } from '../../content/schemas/fields.ts'
import { errorCode, isMissing, leadsNowhere, withPath } from '../../platform/errorCode.ts'
import { isKnownTag } from '../../shared/languages/languages.ts'

/** A catalogue of pictures cannot be read. */
class CatalogueError extends Error {}

/** Loads the finished pictures of a catalogue: those beside their articles, and those waiting beside the catalogue. */
export function loadCatalogue(directory: string, path: string): readonly CataloguePicture[] {
  const catalogue = resolve(directory, path)
  return Object.entries(readCatalogue(catalogue, path)).flatMap(([name, { scene, seed, alt }]) => {
    const places = [join(directory, 'articles', name, 'lead.webp'), join(dirname(catalogue), 'waiting', `${name}.webp`)]
    for (const file of places) {
      const hash = hashOfFile(file)
      if (hash !== undefined) return [{ name, scene, seed, alt, file, hash }]
    }
    return []
  })
}

function readCatalogue(file: string, path: string) {
  try {
    return catalogueSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (errorCode(error) !== '' && !isMissing(error)) throw withPath(error, file)
    throw new CatalogueError(
      `\`writing.pictures\` of site.config.ts names ${path}, which is not a catalogue of pictures. Correct it, or leave the setting out.`,
      { cause: error },
    )
  }
}

/** A finished picture of the picture kit that a draft may use. */
export interface CataloguePicture {
  /** Id of the article that it was made for. */
  readonly name: string
  readonly scene: string
  readonly seed: number
  /** Absolute path. */
  readonly file: string
  /** Hash of the file's content. */
  readonly hash: string
  /** What it shows, by language. */
  readonly alt: Readonly<Record<string, string>>
}

const nameField = z.string().refine((name) => slugFault(name) === undefined)
const altField = z.string().min(1).max(500)

/** The picture kit's catalogue (`art/pictures.json`): by article, what its lead picture is made from and shows. */
const catalogueSchema = z.record(
  nameField,
  z.object({
    scene: nameField,
    seed: z.int().min(0),
    /** A single text is English. */
    alt: z.union([altField.transform((en) => ({ en })), z.record(z.string().refine(isKnownTag), altField)]),
  }),
)

/** Hashes a file's content; undefined if there is no such file. */
export function hashOfFile(path: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch (error) {
    if (isMissing(error) || leadsNowhere(error)) return undefined
    throw withPath(error, path)
  }
}
