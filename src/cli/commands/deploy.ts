import { Argument, type Command } from 'commander'
import { UsageError } from '../../platform/UsageError.ts'
import { type Environment, type Finish, siteFolder } from '../Environment.ts'
import { wholeNumber } from '../wholeNumber.ts'
import type { DeployRequest } from '../deploy/runDeploy.ts'

interface Options extends Omit<DeployRequest, 'target' | 'environment' | 'site'> {
  readonly site: string
}

export function addDeployCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('deploy')
    .description('deploy a built site to its bucket as one release, or return to an earlier one')
    .addArgument(new Argument('<target>', 'the bucket').choices(['dev', 'prod']))
    .option('--site <dir>', 'publication folder; its settings name the buckets', environment.site)
    .option('--out <dir>', 'output folder of the build', 'dist')
    .option('--dry-run', 'show what would be done, without doing it', false)
    .option('--yes', 'do not ask before changing production', false)
    .option('--list', 'list the releases that you can return to', false)
    .option('--rollback [release]', 'return to a release (default: the previous one)')
    .option('--endpoint <url>', "address of a storage service other than Amazon's")
    .option('--profile <name>', 'AWS profile to use (default: AWS_PROFILE)')
    .option('--grace <hours>', 'how long to keep files that no release needs any more', parseHours, 24)
    .option('--allow-removals', 'allow a release to remove more than a fifth of the pages', false)
    .option('--changed <file>', 'also write the changed addresses to a file')
    .option('--parallel <number>', `requests at a time, at most ${mostAtOnce}`, parseParallel, 16)
    .addHelpText(
      'after',
      '\nExamples:\n  $ roomwright build && roomwright deploy dev\n  $ roomwright deploy prod --dry-run\n  $ roomwright deploy prod --rollback\n  $ roomwright deploy prod --list',
    )
    .action(async (target: 'dev' | 'prod', { site, ...options }: Options) => {
      // Not quoted, because it may contain a password.
      if (options.endpoint !== undefined && !URL.canParse(options.endpoint))
        throw new UsageError('--endpoint is not an address such as https://storage.example.')
      // Other commands do not need the storage service's library.
      const { runDeploy } = await import('../deploy/runDeploy.ts')
      finish(await runDeploy({ ...options, target, environment, site: siteFolder(environment, site) }))
    })
}

/** Maximum concurrent requests; with more, services reject some instead of getting faster. */
const mostAtOnce = 100

function parseParallel(text: string): number {
  return wholeNumber(text, { name: '--parallel', most: mostAtOnce })
}

function parseHours(text: string): number {
  if (!/^\d{1,9}(\.\d+)?$/.test(text)) throw new UsageError(`--grace is '${text}'; it must be a number of hours from 0.`)
  return Number(text)
}
