import type { Command } from 'commander'
import type { BuildOptions, BuildResult } from '../../builder/BuildOptions.ts'
import type { PageFailure } from '../../builder/renderPages.ts'
import { formatText } from '../../content/format/formatProblems.ts'
import { wholeNumber } from '../wholeNumber.ts'
import { type Environment, type Finish, outFolder, shortPath, siteFolder } from '../Environment.ts'
import { explainError } from '../explainError.ts'
import { createProgressReporter } from '../progressReporter.ts'

/** Maximum threads, each of which loads the publication. */
const most = 64

interface Options {
  readonly site: string
  readonly out: string
  readonly drafts: boolean
  readonly cards: boolean
  readonly worker: boolean
  readonly verify: boolean
  readonly clean: boolean
  readonly jobs?: string
  readonly queue?: string
  readonly store?: string
}

export function addBuildCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('build')
    .description('build the static site of a publication')
    .option('--site <dir>', 'publication folder', environment.site)
    .option('--out <dir>', 'output folder', 'dist')
    .option('--drafts', 'include drafts and articles that `publishAt` holds back', false)
    .option('--cards', 'draw all social cards into the output, for a host that serves the folder as it is', false)
    .option('--verify', 'read every file that is already in the output, even if it looks unchanged', false)
    .option('--clean', 'make everything again; of what earlier builds kept, reuse only encoded pictures', false)
    .option('--jobs <number>', 'most threads that make pages (default: one per processor, as far as there is free memory)')
    .option('--queue <url>', 'have pages made by the workers of this queue: postgres://… (default: ROOMWRIGHT_QUEUE)')
    .option('--store <place>', 'where the workers put them: a folder that all machines share, or s3://bucket')
    .option('--no-worker', 'build without a service worker; it is removed from browsers that have it')
    .addHelpText('after', '\nExamples:\n  $ roomwright build\n  $ roomwright build --site ../other-magazine --out /srv/magazine')
    .action(async ({ site, out, drafts, cards, worker, verify, clean, jobs, queue = environment.queue, store }: Options) => {
      const started = performance.now()
      const target = outFolder(environment, out)
      const directory = siteFolder(environment, site)
      const elsewhere = queue === undefined ? undefined : await openElsewhere(environment, { queue, store })
      const reporter = createProgressReporter(environment, process.stderr)
      // Other commands do not need the builder.
      const { buildIfChanged } = await import('../../builder/unchanged/buildIfChanged.ts')
      const result = await buildIfChanged({
        root: environment.root,
        site: directory,
        out: target,
        cache: environment.cache,
        now: environment.now,
        drafts,
        ...(cards && { drawsCards: true }),
        worker,
        verify,
        clean,
        ...(jobs !== undefined && { threads: { jobs: wholeNumber(jobs, { name: '--jobs', most }) } }),
        ...(elsewhere && { elsewhere }),
        progress: reporter.step,
      }).finally(reporter.end)
      const seconds = (performance.now() - started) / 1000
      finish(reportBuild(result, { environment, seconds, site: shortPath(environment, directory), target: shortPath(environment, target) }))
    })
}

/** Returns a function that has workers on other machines make pages; without a queue none of this is loaded. */
async function openElsewhere(
  environment: Environment,
  { queue, store: place }: { readonly queue: string; readonly store: string | undefined },
): Promise<NonNullable<BuildOptions['elsewhere']>> {
  const { openStore, parseQueue } = await import('../queue/openStore.ts')
  const options = { url: parseQueue(queue), store: await openStore(environment, place) }
  const { makeOnQueue } = await import('../../builder/queue/makeOnQueue.ts')
  const warn = (message: string) => void process.stderr.write(`${message}\n`)
  return {
    make: (pages, site) => makeOnQueue(pages, site, { ...options, now: () => performance.now(), warn }),
    unused: () => warn('The publication has plug-ins, so its pages are made here and not by the workers of the queue.'),
  }
}

interface ReportOptions {
  readonly environment: Environment
  readonly seconds: number
  /** The publication folder as the user would type it. */
  readonly site: string
  /** The output folder as the user would type it. */
  readonly target: string
}

/** Prints a build's problems and outcome; returns the exit status. */
export function reportBuild({ output, problems, failures }: BuildResult, { environment, seconds, site, target }: ReportOptions): 0 | 1 {
  if (problems.length > 0) process.stderr.write(`${formatText(problems, { styled: environment.colour, folder: site })}\n`)
  for (const failure of failures) process.stderr.write(`${describeFailure(failure)}\n`)
  if (!output) {
    process.stderr.write(`Nothing was built; ${target} is as it was.\n`)
    return 1
  }
  const { pages, written, unchanged, removed } = output
  process.stdout.write(
    `Built ${pages} pages in ${seconds.toFixed(1)} s into ${target}: ${written} files written, ${unchanged} unchanged, ${removed} removed.\n`,
  )
  // The output is complete, but a plug-in failed to process it.
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** Returns a line about a page that could not be rendered. */
export function describeFailure({ path, error }: PageFailure): string {
  return `${path}: the page could not be rendered: ${explainError(error)}`
}
