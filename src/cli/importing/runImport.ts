import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createConfigRunner } from '../../builder/code/settings/loadSettings.ts'
import { formatText } from '../../content/format/formatProblems.ts'
import { createPictureInspector } from '../../content/pictures/inspectPicture.ts'
import { formatReport } from '../../import/formatReport.ts'
import { type ImportResult, importSite } from '../../import/importSite.ts'
import type { SourceKind } from '../../import/openSource.ts'
import { replaceFile } from '../../platform/files/replaceFile.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { type Environment, type Finish, shortPath } from '../Environment.ts'

export interface ImportCommandOptions {
  readonly site: string
  readonly map?: string
  readonly report?: string
  readonly media?: string
  readonly download: boolean
}

interface ImportCommand extends ImportCommandOptions {
  readonly kind: string
  readonly source: string
}

/** Runs an import, writes the report, and prints a short summary. */
export async function runImport(command: ImportCommand, environment: Environment, finish: Finish): Promise<void> {
  const at = (path: string) => resolve(environment.workingDirectory, path)
  const site = at(command.site)
  const map = command.map === undefined ? undefined : at(command.map)
  const report = command.report === undefined ? join(site, 'import-report.md') : at(command.report)
  if (command.report !== undefined) requirePlace(report, environment)
  const downloads = command.download ? (await import('../../import/download/openDownloads.ts')).openDownloads(environment.cache) : undefined
  const answer = await importSite({
    kind: command.kind as SourceKind,
    source: at(command.source),
    site,
    map,
    media: command.media === undefined ? undefined : at(command.media),
    shown: shortPath(environment, site),
    now: environment.now,
    cache: environment.cache,
    inspectPicture: createPictureInspector({ cacheDirectory: environment.cache }),
    download: downloads,
    runConfig: createConfigRunner(environment.cache),
  })
  if ('problems' in answer) {
    const folder = shortPath(environment, dirname(map ?? site))
    process.stdout.write(`${formatText(answer.problems, { styled: environment.colour && process.stdout.isTTY, folder })}\n`)
    return finish(1)
  }
  // A run that finds nothing new keeps the report of the last one that did.
  if (answer.isChanged || !existsSync(report)) {
    mkdirSync(dirname(report), { recursive: true })
    replaceFile(report, formatReport({ ...answer, kind: command.kind, source: command.source }))
  }
  process.stdout.write(
    summarise(answer, {
      report: shortPath(environment, report),
      map: answer.isMapNew && map !== undefined ? shortPath(environment, map) : undefined,
    }),
  )
}

/** Fails, before anything is imported, if the report could not be written: the next run would find nothing new to report. */
function requirePlace(report: string, environment: Environment): void {
  const kindOf = (path: string) => statSync(path, { throwIfNoEntry: false })
  const told = shortPath(environment, report)
  if (kindOf(report)?.isDirectory()) throw new UsageError(`--report: '${told}' is a folder. Name a file.`)
  let folder = dirname(report)
  while (!existsSync(folder)) folder = dirname(folder)
  if (!kindOf(folder)?.isDirectory())
    throw new UsageError(`--report: '${told}' cannot be a file, because '${shortPath(environment, folder)}' is one.`)
}

function summarise(
  { texts, leftOut, redirects, isChanged }: ImportResult,
  { report, map }: { readonly report: string; readonly map: string | undefined },
): string {
  const count = (outcome: string) => texts.filter((text) => text.outcome === outcome).length
  const hidden = texts.filter(({ planned, outcome }) => planned.placed.post.visibility.kind !== 'public' && outcome !== 'deleted').length
  const parts = [
    [count('new'), 'new'],
    [count('updated'), 'updated'],
    [count('same') + count('kept'), 'unchanged'],
    [count('conflict'), 'changed at the source and here, left as they are'],
    [count('deleted'), 'deleted here, not imported again'],
    [hidden, 'not public'],
    [leftOut.length, 'left out'],
    [redirects.length, redirects.length === 1 ? 'redirect added' : 'redirects added'],
  ] as const
  const lines = [
    `${texts.length} ${texts.length === 1 ? 'text' : 'texts'}: ${parts
      .filter(([number]) => number > 0)
      .map(([number, words]) => `${number} ${words}`)
      .join(', ')}.`,
    ...(isChanged ? [] : ['Nothing changed.']),
    ...(map === undefined ? [] : [`${map} has guesses of where each tag and category goes. Correct it, then import again.`]),
    `The report: ${report}`,
  ]
  return `${lines.join('\n')}\n`
}
