import type { Command } from 'commander'
import type { Why } from '../../builder/facts/why.ts'
import { readManifest } from '../../platform/output/readManifest.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { keyBelow, pageKey } from '../../shared/addresses/paths.ts'
import { type Environment, outFolder, siteFolder } from '../Environment.ts'

interface Options {
  readonly site: string
  readonly out: string
  readonly json: boolean
}

export function addWhyCommand(program: Command, environment: Environment): void {
  program
    .command('why')
    .description('explain why the last build made a page again or kept it')
    .argument('<path>', 'path of a page, such as /articles/first-steps')
    .option('--site <dir>', 'publication folder', environment.site)
    .option('--out <dir>', 'output folder', 'dist')
    .option('--json', 'print the answer as JSON', false)
    .addHelpText('after', '\nExample:\n  $ roomwright why /articles/first-steps')
    .action(async (path: string, { site, out, json }: Options) => {
      const { why } = await import('../../builder/facts/why.ts')
      const target = outFolder(environment, out)
      const folder = { cache: environment.cache, site: siteFolder(environment, site), out: target }
      const found = why(path, folder) ?? why(pageOf(path, readManifest(target)?.manifest.base ?? ''), folder)
      if (!found)
        throw new UsageError(
          `No build of this publication into ${out} has a page ${path}. Run \`npx roomwright build\`, or correct the path.`,
        )
      process.stdout.write(json ? `${JSON.stringify(found)}\n` : textOf(found))
    })
}

/** Returns the path of a page as a build names it, without the site's base, from what a browser shows: an address, or its path. */
export function pageOf(typed: string, base: string): string {
  const path = URL.canParse(typed) ? new URL(typed).pathname : typed
  const key = pageKey(path.startsWith('/') ? path : `/${path}`)
  return key === base || key.startsWith(`${base}/`) ? keyBelow(base, key) : key
}

function textOf({ path, state, reasons }: Why): string {
  if (state === 'kept') return `${path} was kept: nothing that it depends on has changed.\n`
  const lines = reasons.map(({ fact, before, after, source }) => {
    const change = before === '' && after === '' ? '' : `, ${before || 'nothing'} → ${after || 'nothing'}`
    return `  ${fact}${change}  (${source.file}:${source.line})\n`
  })
  return `${path} was made again because of\n${lines.join('')}`
}
