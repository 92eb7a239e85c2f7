import { basename } from 'node:path'
import type { EngineBundle } from '../../bundle/ClientBundle.ts'
import { bundleCode } from './bundleCode.ts'
import type { CodeRenderer } from '../rendering/CodeRenderer.ts'
import type { CodeEntries } from '../definitions/findEntries.ts'
import { type ReadyCode, keepBundle } from './keepBundle.ts'
import { surface } from './surface.ts'

interface ReadyOptions {
  /** Real path of the publication folder. */
  readonly directory: string
  readonly cacheDirectory: string
  readonly engine: EngineBundle
  readonly entries: CodeEntries
}

/** Returns the bundle of the current state of a publication's blocks and slots. */
export function readyCode({ directory, cacheDirectory, engine, entries }: ReadyOptions): Promise<ReadyCode> {
  return keepBundle({
    directory,
    cacheDirectory,
    kind: 'code',
    // The number is the version of the description's format.
    key: JSON.stringify([3, surface.roomwright, engine.renderer, engine.compilationHash, entries]),
    async make(bundler, target) {
      const { shared } = (await import(engine.renderer)) as CodeRenderer
      return bundleCode({
        bundler,
        directory,
        entries,
        target,
        renderer: engine.renderer,
        surface: surface.roomwright,
        react: basename(engine.chunks.react?.[0] ?? ''),
        shared: { react: Object.keys(shared.react), jsx: Object.keys(shared.jsx) },
      })
    },
  })
}
