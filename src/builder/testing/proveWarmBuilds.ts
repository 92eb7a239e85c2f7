import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConfigRunner } from '../../content/load/config/runConfig.ts'
import type { BuildOptions, BuildResult } from '../BuildOptions.ts'
import { build } from '../build.ts'
import { buildIfChanged } from '../unchanged/buildIfChanged.ts'
import { settingsGiveTheSame } from '../unchanged/settingsGiveTheSame.ts'
import { lookForChanges } from '../unchanged/lookForChanges.ts'
import { RandomSite } from './RandomSite.ts'
import { copyBundle } from './copyBundle.ts'
import { drawPictures } from './drawPictures.ts'
import { snapshot } from './snapshot.ts'

interface ProofOptions {
  /** Folder of the engine. */
  readonly root: string
  readonly seed: number
  readonly rounds: number
  readonly articles: number
  /** Starts the publication with code of its own; more than half of the edits are to that. Otherwise it has none. */
  readonly hasCode?: boolean
  readonly round?: (round: number, edits: readonly string[], result: RoundResult) => void
}

/**
 * How a warm build went: a problem stopped it, there was nothing to build, it loaded the publication, or it read only the articles whose
 * words had changed.
 */
type RoundResult = 'stopped' | 'unchanged' | 'loaded' | 'reworded'

/**
 * Edits a publication at random, in every second round nothing but words, and builds it both warm, over the last output, and clean, with nothing cached but pictures. Returns the
 * files in which the two differ after the first round in which they do, with the edits of that round; also reports if a build right after
 * another would not detect that nothing has changed.
 */
export async function proveWarmBuilds({ root, rounds, round, hasCode = false, ...drawn }: ProofOptions): Promise<readonly string[]> {
  const home = mkdtempSync(join(tmpdir(), 'warm-'))
  const site = join(home, 'site')
  mkdirSync(site)
  const publication = new RandomSite(site, { ...drawn, codeEdits: hasCode ? 'most' : 'none', pictures: await drawPictures() })
  const [warm, clean] = [join(home, 'warm'), join(home, 'clean')]
  // What a clean build finds in the files would replace what the last warm one found.
  const caches = new Map([
    [warm, join(root, '.cache')],
    [clean, join(home, 'cache')],
  ])
  const asked = (out: string): BuildOptions => ({
    root,
    site,
    out,
    cache: caches.get(out) ?? '',
    now: publication.now,
    drafts: false,
    runConfig: runWrittenConfig,
    progress: () => undefined,
  })
  await copyBundle(join(home, 'cache'))
  try {
    for (let count = 1; count <= rounds; count += 1) {
      const edits = Array.from({ length: 1 + (count % 3) }, () => (count % 2 === 0 ? publication.reword() : publication.edit()))
      const steps = new Set<string>()
      const built = await buildIfChanged({ ...asked(warm), progress: ({ step }) => void steps.add(step) })
      rmSync(clean, { recursive: true, force: true })
      const differences = compareBuilds(built, await build({ ...asked(clean), clean: true }), [warm, clean])
      if (differences.length > 0) return [`round ${count} of seed ${drawn.seed}: ${edits.join('; ')}`, ...differences]
      // Computed settings never count as unchanged.
      const isNoted = built.output !== undefined && settingsGiveTheSame(site)
      if (isNoted && !(await lookForChanges(asked(warm))).unchanged) return [`round ${count} of seed ${drawn.seed}: made again for nothing`]
      round?.(count, edits, resultOf(built, steps))
    }
    return []
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

function resultOf({ output }: BuildResult, steps: ReadonlySet<string>): RoundResult {
  if (!output) return 'stopped'
  if (steps.size === 0) return 'unchanged'
  return steps.has('load') ? 'loaded' : 'reworded'
}

/** Parses the settings, which are written as JSON and need no separate process. */
export const runWrittenConfig: ConfigRunner = ({ text }) =>
  Promise.resolve({ value: JSON.parse(text.replace('export default ', '')) as unknown })

/** Returns the files in which two outputs differ, or the problems if the builds reported different ones. */
export function compareBuilds(warm: BuildResult, clean: BuildResult, [left, right]: readonly [string, string]): readonly string[] {
  const said = [warm, clean].map(({ problems, failures }) => JSON.stringify([problems, failures.map(({ path }) => path)]))
  if (said[0] !== said[1]) return [`problems: ${said.join(' and ')}`]
  // If a problem stopped both, the warm output is from the round before.
  if (!clean.output) return []
  const [before, after] = [snapshot(left), snapshot(right)]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((file) => before[file] !== after[file])
}
