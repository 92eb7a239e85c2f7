import type { Command } from 'commander'
import { build } from '../../build/build.ts'
import type { Finish } from '../createProgram.ts'
import type { Environment } from '../Environment.ts'
import { outFolder, shortPath, siteFolder } from '../folders.ts'
import { createProgressReporter } from '../progressReporter.ts'
import { reportBuild } from '../reportBuild.ts'

interface Options {
  readonly site: string
  readonly out: string
  readonly drafts: boolean
  readonly worker: boolean
  readonly verify: boolean
}

export function addBuildCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('build')
    .description('build the static site of a publication')
    .option('--site <dir>', 'publication folder', 'site')
    .option('--out <dir>', 'output folder', 'dist')
    .option('--drafts', 'include drafts and articles of the future', false)
    .option('--verify', 'read every file of the output that is there, however it looks', false)
    .option('--no-worker', 'without a service worker; readers who have one lose it')
    .addHelpText('after', '\nExamples:\n  $ roomwright build\n  $ roomwright build --site fixtures/sites/minimal --out /tmp/minimal')
    .action(async ({ site, out, drafts, worker, verify }: Options) => {
      const started = performance.now()
      const target = outFolder(environment, out)
      const directory = siteFolder(environment, site)
      const reporter = createProgressReporter(environment, process.stderr)
      const result = await build({
        root: environment.root,
        site: directory,
        out: target,
        cache: environment.cache,
        now: environment.now,
        drafts,
        worker,
        verify,
        progress: reporter.step,
      }).finally(reporter.end)
      const seconds = (performance.now() - started) / 1000
      finish(reportBuild(result, { environment, seconds, site: shortPath(environment, directory), target: shortPath(environment, target) }))
    })
}
