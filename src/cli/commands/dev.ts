import type { Command } from 'commander'
import { type Environment, type Finish, outFolder, parseHost, parsePort, siteFolder } from '../Environment.ts'
import { untilStopped } from '../untilStopped.ts'
import { defaultPort } from './serve.ts'

interface Options {
  readonly site: string
  readonly out?: string
  readonly port?: string
  readonly host: string
  readonly drafts: boolean
}

export function addDevCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('dev')
    .description('serve a publication and show every change in the open page')
    .option('--site <dir>', 'publication folder', environment.site)
    .option('--out <dir>', 'output folder (default: one in the cache)')
    .option('--port <number>', `port to listen on (default: PORT, else ${defaultPort})`)
    .option('--host <address>', 'address to listen on; 0.0.0.0 lets other devices of the network see the preview', 'localhost')
    .option('--no-drafts', 'leave out drafts and articles that `publishAt` holds back')
    .addHelpText('after', '\nExamples:\n  $ roomwright dev\n  $ roomwright dev --site ../other-magazine --port 4001')
    .action(async ({ site, out, port, host, drafts }: Options) => {
      const options = {
        environment,
        site: siteFolder(environment, site),
        ...(out !== undefined && { out: outFolder(environment, out) }),
        port: port === undefined ? (environment.port ?? defaultPort) : parsePort(port, '--port'),
        host: parseHost(host),
        drafts,
      }
      const { startDevelopment } = await import('../development/startDevelopment.ts')
      const development = await startDevelopment(options)
      await untilStopped()
      await development.close()
      finish(0)
    })
}
