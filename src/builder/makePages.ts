import type { BuildOptions, RefusedBuild } from './BuildOptions.ts'
import { AddressBook } from './addresses/AddressBook.ts'
import { CodeError, firstOfEach } from './code/errors/CodeError.ts'
import { Parts } from './facts/Parts.ts'
import { Traces } from './facts/Traces.ts'
import { tracesFile } from './facts/why.ts'
import { haveFiles } from './images/encodePictures.ts'
import { makeInThreads } from './making/makeInThreads.ts'
import { type SitePlan, withExtras } from './making/planSite.ts'
import type { OutputFolder } from './output/OutputFolder.ts'
import { noExtras } from './plugins/describePages.ts'
import type { PreparedBuild } from './prepareBuild.ts'
import { createCardPlanner } from './createPagePlanner.ts'
import { type EarlyPages, renderPages } from './renderPages.ts'
import type { CardPlanner } from './socialCards/CardPlanner.ts'

/** The pages of a build, which are in its output. */
export interface MadePages {
  /** With what plug-ins add to the pages. */
  readonly site: SitePlan
  readonly book: AddressBook
  readonly cards: CardPlanner
  readonly parts: Parts
  readonly traces: Traces
}

/** Renders every page that depends on a change, here, in threads or elsewhere, and keeps the others. */
export async function makePages(options: BuildOptions, prepared: PreparedBuild, output: OutputFolder): Promise<MadePages | RefusedBuild> {
  const { site: directory, out, cache, clean = false, threads = {}, elsewhere, forgets, early } = options
  const { site: planned, making, settings, problems } = prepared
  const { code, plans, pictures, bundle, theme, reader } = planned
  const book = new AddressBook()
  const cards = createCardPlanner(planned)
  const file = tracesFile({ cache, site: directory, out })
  const traces = new Traces(file, { common: planned.common, facts: planned.facts, isFresh: clean })
  const parts = new Parts({ traces, reader, output, forgets })
  const extras = (await code.plugins?.describe(plans.filter(({ error }) => !error))) ?? noExtras
  if (extras.problems.length > 0) return { refused: { problems: [...problems, ...extras.problems], failures: [] } }
  const site = withExtras(planned, extras)
  const shared = { site: planned, source: making.source, settings }
  const failures = await renderPages({
    site,
    parts,
    cards,
    book,
    aside(pages) {
      // What plug-ins cache between builds belongs to one process.
      if (code.plugins) {
        elsewhere?.unused()
        return undefined
      }
      return elsewhere ? elsewhere.make(pages, shared) : makeInThreads(pages, { ...threads, ...shared, making })
    },
    early: early && isUpToDate() ? newIn(output, early) : undefined,
  })
  if (failures.length === 0) return { site, book, cards, parts, traces }
  const faults = failures.flatMap(({ error }) => (error instanceof CodeError ? [error.problem] : []))
  const rest = failures.filter(({ error }) => !(error instanceof CodeError))
  return { refused: { problems: [...problems, ...firstOfEach(faults)], failures: rest } }

  /** Reports whether everything that documents refer to is already in the output. */
  function isUpToDate(): boolean {
    return (
      output.builtWith === bundle.compilationHash &&
      haveFiles(pictures.planned(), (path) => output.hasAsset(path)) &&
      (theme?.files ?? []).every(({ path }) => output.hasAsset(path))
    )
  }
}

/** Leaves out early documents that are in the output as they are. */
function newIn(output: OutputFolder, early: EarlyPages): EarlyPages {
  return { ...early, made: (documents) => early.made(documents.filter(({ file }) => output.isNew(file))) }
}
