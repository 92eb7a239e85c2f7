import type { Command } from 'commander'
import { UsageError } from '../../platform/errorCode.ts'
import { type Environment, outFolder, shortPath, siteFolder } from '../Environment.ts'

interface Options {
  readonly site: string
  readonly out: string
}

export function addRecordCommand(program: Command, environment: Environment): void {
  program
    .command('record')
    .description('remember the addresses of a build as published: from then on, none may vanish')
    .option('--site <dir>', 'publication folder', 'site')
    .option('--out <dir>', 'output folder', 'dist')
    .addHelpText(
      'after',
      '\nExample:\n  $ roomwright record                    after the output was published; keep the file with the texts',
    )
    .action(async ({ site, out }: Options) => {
      const directory = siteFolder(environment, site)
      const output = outFolder(environment, out)
      const { finishAbandonedOutput } = await import('../../builder/output/finishAbandonedOutput.ts')
      finishAbandonedOutput(output)
      const { publishedFile, readAddresses, recordPublished } = await import('../../builder/addresses/AddressBook.ts')
      const addresses = readAddresses(output)
      if (addresses.length === 0) throw new UsageError(`There is no build at ${out}. Make one with \`roomwright build\`.`)
      const count = recordPublished(directory, addresses, environment.now)
      process.stdout.write(`${count} published addresses in ${shortPath(environment, directory)}/${publishedFile}.\n`)
    })
}
