import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { CataloguePicture } from './CataloguePicture.ts'
import { catalogueSchema } from './catalogueSchema.ts'
import { hashOfFile } from './hashOfFile.ts'

/** A catalogue of pictures that is not one. */
export class CatalogueError extends Error {}

/** The finished pictures of a catalogue: beside their articles, or waiting for one beside the catalogue. */
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
    throw new CatalogueError(
      `\`writing.pictures\` of site.config.ts names ${path}, which is no catalogue of pictures. Mend it, or leave the setting out.`,
      { cause: error },
    )
  }
}
