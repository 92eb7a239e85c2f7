import type { Command } from 'commander'
import { UsageError } from '../../platform/UsageError.ts'
import { type Environment, outFolder, shortPath, siteFolder } from '../Environment.ts'

interface Options {
  readonly site: string
  readonly out: string
}

export function addRecordCommand(program: Command, environment: Environment): void {
  program
    .command('record')
    .description('record the addresses of a build as published; from then on, none may disappear')
    .option('--site <dir>', 'publication folder', environment.site)
    .option('--out <dir>', 'output folder', 'dist')
    .addHelpText('after', '\nExample:\n  $ roomwright record                    after publishing; commit `published.json` with the texts')
    .action(async ({ site, out }: Options) => {
      const directory = siteFolder(environment, site)
      const output = outFolder(environment, out)
      const { finishAbandonedOutput } = await import('../../builder/output/finishAbandonedOutput.ts')
      finishAbandonedOutput(output)
      const { publishedFile, readAddresses, recordPublished } = await import('../../builder/addresses/AddressBook.ts')
      const addresses = readAddresses(output)
      if (addresses.length === 0) throw new UsageError(`There is no build at ${out}. Run \`npx roomwright build\` first.`)
      const count = recordPublished(directory, addresses, environment.now)
      process.stdout.write(`${count} published addresses in ${shortPath(environment, directory)}/${publishedFile}.\n`)
    })
}
