import { Snapshot } from '../../content/load/Snapshot.ts'
import type { ConfigAnswer, ConfigRunner } from '../../content/load/config/runConfig.ts'
import { loadPublication } from '../../content/loadPublication.ts'
import { createPictureInspector } from '../../content/pictures/inspectPicture.ts'
import type { Problem } from '../../content/problem.ts'
import type { Publication } from '../../content/publication.ts'
import type { EngineBundle } from '../bundle/ClientBundle.ts'
import { engineHash } from '../bundle/loadBundle.ts'
import { type LoadedCode, loadCode } from '../code/loadCode.ts'
import { snapshotFile } from '../facts/why.ts'
import type { Survey } from '../unchanged/Survey.ts'
import { seenBySurvey } from '../unchanged/seenBySurvey.ts'
import { recallSettings } from './recallSettings.ts'

/** What a site is made of, wherever it is made. */
export interface SiteSource {
  /** Folder of the engine. */
  readonly root: string
  /** The publication folder. */
  readonly site: string
  readonly cache: string
  readonly now: Date
  /** Drafts and articles of the future become pages too. */
  readonly drafts: boolean
  /** Readers get a service worker. */
  readonly worker: boolean
}

interface LoadOptions extends SiteSource {
  readonly bundle: Promise<EngineBundle>
  /** Forgets what earlier builds found in the files. */
  readonly clean?: boolean
  /** Of the publication folder, just taken; absent: it is looked at. */
  readonly survey?: Survey | undefined
  /** Absent: `site.config.ts` runs in a process of its own. */
  readonly runConfig?: ConfigRunner
}

interface LoadedSite {
  /** Absent where any problem is an error. */
  readonly publication: Publication | undefined
  readonly problems: readonly Problem[]
  readonly code: LoadedCode
  /** Hash of the engine, and of the code of the publication. */
  readonly engine: string
  readonly snapshot: Snapshot
  /** Milliseconds since 1970: when the same files are another publication by the time alone. */
  readonly until: number
  /** What the settings gave; absent where they are code. */
  readonly settings: ConfigAnswer | undefined
}

/** Reads and checks a publication with its code. */
export async function loadSite({
  root,
  site,
  cache,
  now,
  drafts,
  bundle,
  clean = false,
  survey,
  runConfig,
}: LoadOptions): Promise<LoadedSite> {
  const inspectPicture = createPictureInspector({ cacheDirectory: cache })
  const made = { engine: engineHash(root), now, drafts, isFresh: clean }
  const { code, problems: faults } = await loadCode({ directory: site, cacheDirectory: cache, ...made, bundle: () => bundle })
  const engine = made.engine + code.hash
  const seen = survey && seenBySurvey(survey)
  const snapshot = new Snapshot(snapshotFile({ cache, site }), { version: engine, isFresh: clean, seen })
  const settings = keepSettings(recallSettings(snapshot, runConfig))
  const loading = { directory: site, now, drafts, inspectPicture, snapshot, code, runConfig: settings.run, ...(seen && { seen }) }
  const { publication, problems, until } = await loadPublication(loading)
  const isSound = faults.every(({ severity }) => severity !== 'error')
  return {
    publication: isSound ? publication : undefined,
    problems: [...faults, ...problems],
    code,
    engine,
    snapshot,
    until,
    settings: settings.answer(),
  }
}

/** Runs settings once, and keeps what they gave for others that make the same site. */
function keepSettings(run: ConfigRunner): { readonly run: ConfigRunner; readonly answer: () => ConfigAnswer | undefined } {
  let answer: ConfigAnswer | undefined
  return {
    run: async (request) => (answer = await run(request)),
    answer: () => answer,
  }
}
