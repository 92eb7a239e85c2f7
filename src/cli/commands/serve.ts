import type { Command } from 'commander'
import { type Environment, type Finish, outFolder, parseHost, parsePort, siteFolder } from '../Environment.ts'
import { untilStopped } from '../untilStopped.ts'

interface Options {
  readonly site?: string
  readonly out: string
  readonly port?: string
  readonly host: string
  readonly accessLog: boolean
  readonly hidden: boolean
}

export const defaultPort = 4000

export function addServeCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('serve')
    .description('serve a built site over HTTP')
    .option('--site <dir>', 'publication folder; only `--out` says what is served')
    .option('--out <dir>', 'output folder of the build', 'dist')
    .option('--port <number>', `port to listen on (default: PORT, else ${defaultPort})`)
    .option('--host <address>', 'address to listen on', 'localhost')
    .option('--access-log', 'write a line for each request to standard output (Combined Log Format)', false)
    .option('--hidden', 'keep the site out of search engines', false)
    .addHelpText('after', '\nExamples:\n  $ roomwright serve\n  $ PORT=8080 roomwright serve --out /srv/magazine --access-log')
    .action(async ({ site, out, port, host, accessLog, hidden }: Options) => {
      // Every command takes it; a wrong one is a mistake here too.
      if (site !== undefined) siteFolder(environment, site)
      const directory = outFolder(environment, out)
      const address = parseHost(host)
      const { finishAbandonedOutput } = await import('../../builder/output/finishAbandonedOutput.ts')
      finishAbandonedOutput(directory)
      const { openCards } = await import('../../cards/openCards.ts')
      const { startServer } = await import('../../serve/startServer.ts')
      const log = (message: string) => void process.stderr.write(`${message}\n`)
      const server = await startServer({
        directory,
        cards: openCards({ directory, cache: environment.cache, log }),
        port: port === undefined ? (environment.port ?? defaultPort) : parsePort(port, '--port'),
        host: address,
        hidden,
        ...(accessLog && { accessLog: { write: (lines: string) => process.stdout.write(lines), clock: () => new Date() } }),
        log,
      })
      process.stdout.write(`Serving at ${server.home}\n`)
      await untilStopped()
      await server.close(5000)
      finish(0)
    })
}
