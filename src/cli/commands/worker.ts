import type { Command } from 'commander'
import { UsageError } from '../../platform/UsageError.ts'
import { wholeNumber } from '../wholeNumber.ts'
import { type Environment, type Finish, siteFolder } from '../Environment.ts'
import { untilStopped } from '../untilStopped.ts'

interface Options {
  readonly site: string
  readonly queue?: string
  readonly store?: string
  readonly idle?: string
}

export function addWorkerCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('worker')
    .description('make pages for builds on other machines')
    .option('--site <dir>', 'publication folder, the same as on the machine that builds', environment.site)
    .option('--queue <url>', 'database of the queue: postgres://… (default: ROOMWRIGHT_QUEUE)')
    .option('--store <place>', 'where to put the pages: a folder that all machines share, or s3://bucket')
    .option('--idle <seconds>', 'end after this long without work (default: wait for the next build)')
    .addHelpText('after', '\nExamples:\n  $ roomwright worker --queue postgres://builds@db/builds --store s3://magazine-shards')
    .action(async ({ site, queue = environment.queue, store, idle }: Options) => {
      if (queue === undefined) throw new UsageError('There is no queue. Name one with --queue postgres://…')
      const directory = siteFolder(environment, site)
      const { openStore, parseQueue } = await import('../queue/openStore.ts')
      const options = { url: parseQueue(queue), store: await openStore(environment, store) }
      const { workOnQueue } = await import('../../builder/queue/workOnQueue.ts')
      const log = (message: string) => void process.stderr.write(`${message}\n`)
      const worker = await workOnQueue({
        ...options,
        root: environment.root,
        site: directory,
        cache: environment.cache,
        ...(idle !== undefined && { idle: wholeNumber(idle, { name: '--idle', most: 999_999, what: 'a number of seconds' }) }),
        now: () => performance.now(),
        log,
      })
      process.stdout.write('Waiting for pages to make\n')
      await Promise.race([untilStopped(), worker.done])
      await worker.close()
      finish(0)
    })
}
