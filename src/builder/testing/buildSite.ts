import { join } from 'node:path'
import { runConfigOnce } from '../../content/testing/loadFiles.ts'
import type { BuildOptions, BuildResult } from '../BuildOptions.ts'
import { build } from '../build.ts'

const root = join(import.meta.dirname, '../../..')

type Asked = Pick<BuildOptions, 'site' | 'out'> & Partial<BuildOptions>

/** Returns the options of a build as tests want it unless they say otherwise: on a fixed day, without drafts, with the cache of the engine. */
export function buildOptions(options: Asked): BuildOptions {
  return {
    root,
    cache: join(root, '.cache'),
    now: new Date('2026-11-21T12:00:00Z'),
    drafts: false,
    runConfig: runConfigOnce,
    progress: () => undefined,
    ...options,
  }
}

/** Builds a publication with these options. */
export function buildSite(options: Asked): Promise<BuildResult> {
  return build(buildOptions(options))
}
