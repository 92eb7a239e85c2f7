import { join } from 'node:path'
import { runConfigOnce } from '../../content/testing/loadFiles.ts'
import type { BuildOptions, BuildResult } from '../BuildOptions.ts'
import { build } from '../build.ts'

const root = join(import.meta.dirname, '../../..')

/** Builds a publication as tests want it unless they say otherwise: on a fixed day, without drafts, with the cache of the engine. */
export function buildSite(options: Pick<BuildOptions, 'site' | 'out'> & Partial<BuildOptions>): Promise<BuildResult> {
  return build({
    root,
    cache: join(root, '.cache'),
    now: new Date('2026-11-21T12:00:00Z'),
    drafts: false,
    runConfig: runConfigOnce,
    progress: () => undefined,
    ...options,
  })
}
