import type { ConfigAnswer } from '../content/load/config/runConfig.ts'
import type { Snapshot } from '../content/load/snapshot/Snapshot.ts'
import type { Problem } from '../content/problem.ts'
import type { BuildOptions, RefusedBuild } from './BuildOptions.ts'
import { readPublished } from './addresses/AddressBook.ts'
import { keepAddresses } from './addresses/keepAddresses.ts'
import type { EngineBundle } from './bundle/ClientBundle.ts'
import { loadBundle } from './bundle/loadBundle.ts'
import { CodeError } from './code/errors/CodeError.ts'
import type { MakingThreads } from './making/MakingThreads.ts'
import { loadSite } from './making/loadSite.ts'
import { type SitePlan, planSite } from './making/planSite.ts'

/** A publication that can be built. */
export interface PreparedBuild {
  readonly making: MakingThreads
  readonly site: SitePlan
  readonly engineBundle: EngineBundle
  /** The evaluated settings; absent if they contain code. */
  readonly settings: ConfigAnswer | undefined
  readonly snapshot: Snapshot
  /** Milliseconds since 1970 at which the same files give a different output because of the time alone. */
  readonly until: number
  readonly problems: readonly Problem[]
  /** Redirects from the earlier addresses of pages that moved. */
  readonly moved: ReturnType<typeof keepAddresses>['moved']
}

/** Loads, checks and plans a publication, and compares its addresses with the published ones. It writes nothing but the cache. */
export async function prepareBuild(options: BuildOptions, making: MakingThreads): Promise<PreparedBuild | RefusedBuild> {
  const { clean = false, stayReady = false, survey, runConfig, elsewhere, progress } = options
  const { source } = making
  const { root, cache, site: directory, drafts } = source
  progress({ step: 'bundle' })
  const bundling = loadBundle({ root, cacheDirectory: cache, stayReady })
  // Awaited below; a failure must not count as unhandled while the publication loads.
  bundling.then(
    () => making.bundled(),
    () => undefined,
  )

  progress({ step: 'load' })
  const loaded = await loadSite({
    ...source,
    bundle: bundling,
    clean,
    survey,
    ...(runConfig && { runConfig }),
    // Elsewhere, others read the publication themselves.
    shared: elsewhere ? undefined : making,
    settle: (answer) => making.settle(answer),
  })
  const { publication, problems, code, engine, snapshot, until, settings } = loaded
  snapshot.write()
  if (!publication) {
    await bundling.catch(() => undefined)
    return { refused: { problems, failures: [] } }
  }

  const engineBundle = await bundling
  const site = planOrFail(() => planSite({ ...source, publication, code, engine, engineBundle }))
  if (site instanceof CodeError) return { refused: { problems: [...problems, site.problem], failures: [] } }
  const ledger = readPublished(directory)
  const { redirects, gone } = publication
  const { moved, problems: lost } = keepAddresses({ published: ledger.published, plans: site.plans, redirects, gone })
  const unkept = [...ledger.problems, ...lost]
  // A draft build is a preview; only what will be published must keep its addresses.
  if (unkept.length > 0 && !drafts) return { refused: { problems: [...problems, ...unkept], failures: [] } }
  return { making, site, engineBundle, settings, snapshot, until, problems, moved }
}

/** Returns an exception from the publication's own code as a `CodeError`, to be reported as a problem. */
function planOrFail(plan: () => SitePlan): SitePlan | CodeError {
  try {
    return plan()
  } catch (error) {
    if (error instanceof CodeError) return error
    throw error
  }
}
