import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { shortHash } from '../../platform/contentHash.ts'
import type { EngineBundle } from '../bundle/ClientBundle.ts'
import { type PlacedBundle, addBundle, createPlacer } from '../bundle/placeBundle.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import type { LoadedCode } from './loadCode.ts'
import type { OwnBlocks } from './rendering/OwnBlocks.ts'

/** Returns the engine's bundle with the publication's own scripts; unchanged if there are none. */
export function withCode(bundle: EngineBundle, { description }: LoadedCode): EngineBundle {
  if (!description) return bundle
  const { chunks, styles, files } = description
  return {
    ...bundle,
    chunks: { ...bundle.chunks, ...chunks },
    compilationHash: shortHash(JSON.stringify([bundle.compilationHash, chunks, styles, files]), 20),
  }
}

interface Parts {
  readonly bundle: PlacedBundle
  readonly code: LoadedCode
}

/** Adds the publication's own scripts and styles. */
export function addCode(output: OutputFolder, { bundle, code }: Parts): void {
  const { description, client } = code
  if (description) addBundle(output, bundle, { files: description.files, directory: client })
}

/** Returns the absolute paths of the files that a publication's code was built from. */
export function filesOfCode({ description }: LoadedCode, directory: string): readonly string[] {
  return Object.keys(description?.read ?? {}).map((file) => resolve(realpathSync(directory), file))
}

/** Returns the absolute paths of the files of a publication's code, with those of its settings. */
export function codeOf(code: LoadedCode, directory: string): readonly string[] {
  const settings = Object.keys(code.files).map((file) => resolve(realpathSync(directory), file))
  return [...new Set([...filesOfCode(code, directory), ...settings])]
}

/** Returns the publication's own blocks, with their files below its base. */
export function blocksBelow(base: string, { own, description }: LoadedCode): OwnBlocks {
  if (base === '') return own
  const place = createPlacer(base, description?.files ?? [])
  const sheetOf = (name: string) => {
    const sheet = own.sheetOf(name)
    return sheet === undefined ? undefined : base + sheet
  }
  return { ...own, sheetOf, render: (block, page) => place(own.render(block, page)) }
}
