import { relative, sep } from 'node:path'
import type { BuildResult } from '../../builder/BuildOptions.ts'
import type { SitePlan } from '../../builder/making/planSite.ts'
import type { EarlyDocument } from '../../builder/renderPages.ts'
import { renderSavedText } from '../../builder/renderSavedText.ts'
import { buildIfChanged } from '../../builder/unchanged/buildIfChanged.ts'
import { countOf } from '../../content/format/formatProblems.ts'
import { type Environment, shortPath } from '../Environment.ts'
import { describeFailure, reportBuild } from '../commands/build.ts'
import type { EarlyDocuments } from './EarlyDocuments.ts'
import { SeenWarnings } from './SeenWarnings.ts'
import type { Channel } from './openChannel.ts'

/** What every build of a preview needs. */
export interface PreviewBuilds {
  readonly environment: Environment
  readonly site: string
  readonly out: string
  readonly drafts: boolean
  readonly channel: Channel
  /** Told the files outside the publication that its output depends on. */
  readsOutside(this: void, files: readonly string[]): void
}

interface PreviewBuilderOptions extends PreviewBuilds {
  readonly early: EarlyDocuments
}

/** Builds the output of a preview, open pages first, and reports each build in the terminal and in the pages. */
export class PreviewBuilder {
  readonly #options: PreviewBuilderOptions
  /** Of the site in the output; absent until a build has written it. */
  #plan: SitePlan | undefined
  readonly #warnings = new SeenWarnings()

  constructor(options: PreviewBuilderOptions) {
    this.#options = options
  }

  /** Builds after these files were saved; none for the first build. */
  async build(saved: readonly string[]): Promise<BuildResult> {
    const { environment, site, out, drafts, channel, early, readsOutside } = this.#options
    const started = performance.now()
    channel.begin()
    // Open pages show saved texts before the build has read the publication.
    if (this.#plan) await early.guess(await this.#renderSaved(this.#plan, saved))
    const result = await buildIfChanged({
      root: environment.root,
      site,
      out,
      cache: environment.cache,
      now: new Date(),
      drafts,
      drawsCards: false,
      // An editor never wants to see a cached page; this also removes the worker of another build on this port.
      worker: false,
      stayReady: true,
      early: { isOpen: channel.isOpen, made: (documents) => early.confirm(documents) },
      published: (plan) => void (this.#plan = plan),
      readsOutside,
      progress: () => undefined,
    })
    this.#report(result, performance.now() - started)
    return result
  }

  /** Renders the saved texts whose pages are open, as far as that is possible without a build. */
  async #renderSaved(plan: SitePlan, saved: readonly string[]): Promise<readonly EarlyDocument[]> {
    const { site: directory, channel } = this.#options
    const documents: EarlyDocument[] = []
    for (const path of saved.filter((name) => name.endsWith('.md'))) {
      const file = relative(directory, path).split(sep).join('/')
      // What fails here fails in the build, which reports it.
      const document = await renderSavedText(plan, { directory, file, isOpen: channel.isOpen }).catch(() => undefined)
      if (document) documents.push(document)
    }
    return documents
  }

  /** Prints what the build found, except the warnings of earlier builds; the pages show these too. */
  #report(result: BuildResult, milliseconds: number): void {
    const { environment, site, channel } = this.#options
    const shown = this.#warnings.leaveOut(result.problems)
    reportBuild(
      { ...result, problems: shown },
      { environment, seconds: milliseconds / 1000, site: shortPath(environment, site), target: 'the preview' },
    )
    const repeated = result.problems.length - shown.length
    if (repeated > 0) process.stderr.write(`${countOf(repeated, 'warning')} as before.\n`)
    channel.tell({ problems: result.problems, faults: result.failures.map(describeFailure) })
  }
}
