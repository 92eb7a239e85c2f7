import { Snapshot } from '../../content/load/snapshot/Snapshot.ts'
import type { SharedReading } from '../../content/load/snapshot/SharedReading.ts'
import type { ConfigAnswer, ConfigRunner } from '../../content/load/config/runConfig.ts'
import { loadPublication } from '../../content/loadPublication.ts'
import { createPictureInspector } from '../../content/pictures/inspectPicture.ts'
import type { Problem } from '../../content/problem.ts'
import type { Publication } from '../../content/publication.ts'
import type { EngineBundle } from '../bundle/ClientBundle.ts'
import { engineHash } from '../bundle/sourceHash.ts'
import { type LoadedCode, loadCode } from '../code/loadCode.ts'
import { snapshotFile } from '../facts/why.ts'
import type { Survey } from '../unchanged/Survey.ts'
import { seenBySurvey } from '../unchanged/seenBySurvey.ts'
import { recallSettings } from './recallSettings.ts'

/** The sources of a site, wherever it is rendered. */
export interface SiteSource {
  /** Folder of the engine. */
  readonly root: string
  /** The publication folder. */
  readonly site: string
  readonly cache: string
  readonly now: Date
  /** Also renders drafts and articles that `publishAt` holds back. */
  readonly drafts: boolean
  /** Whether the site has a service worker. */
  readonly worker: boolean
}

interface LoadOptions extends SiteSource {
  readonly bundle: Promise<EngineBundle>
  /** Ignores what earlier builds found in the files. */
  readonly clean?: boolean
  /** A fresh survey of the publication folder; absent means the folder is read. */
  readonly survey?: Survey | undefined
  /** Absent means that `site.config.ts` runs in a separate process. */
  readonly runConfig?: ConfigRunner
  /** Absent means that no other thread reads the same files. */
  readonly shared?: SharedReading | undefined
  /** Called with the evaluated settings, unless they contain code. */
  readonly settle?: (settings: ConfigAnswer) => void
}

interface LoadedSite {
  /** Absent if any problem is an error. */
  readonly publication: Publication | undefined
  readonly problems: readonly Problem[]
  readonly code: LoadedCode
  readonly engine: string
  readonly snapshot: Snapshot
  /** Milliseconds since 1970 at which the same files give a different publication because of the time alone. */
  readonly until: number
  /** The evaluated settings; absent if they contain code. */
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
  shared,
  settle,
}: LoadOptions): Promise<LoadedSite> {
  const inspectPicture = createPictureInspector({ cacheDirectory: cache })
  const engine = engineHash(root)
  const { code, problems: faults } = await loadCode({
    directory: site,
    cacheDirectory: cache,
    engine,
    now,
    drafts,
    isFresh: clean,
    bundle: () => bundle,
  })
  const seen = survey && seenBySurvey(survey)
  const snapshot = new Snapshot(snapshotFile({ cache, site }), { version: engine + code.hash, isFresh: clean, seen })
  const settings = keepSettings(recallSettings(snapshot, runConfig), settle)
  const { publication, problems, until } = await loadPublication({
    directory: site,
    now,
    drafts,
    inspectPicture,
    snapshot,
    code,
    runConfig: settings.run,
    ...(seen && { seen }),
    // What plug-ins cache between builds belongs to one thread.
    ...(shared && !code.plugins && { shared }),
  })
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

/** Evaluates settings once, and keeps the result for others that render the same site. */
function keepSettings(
  run: ConfigRunner,
  settle?: (settings: ConfigAnswer) => void,
): { readonly run: ConfigRunner; readonly answer: () => ConfigAnswer | undefined } {
  let answer: ConfigAnswer | undefined
  return {
    async run(request) {
      answer = await run(request)
      settle?.(answer)
      return answer
    },
    answer: () => answer,
  }
}
