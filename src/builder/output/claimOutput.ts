import { liesInPart } from '../../content/load/files/publicationParts.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { isWithin } from '../../platform/files/isWithin.ts'
import { FolderTable } from './FileTable.ts'
import { statusOf } from './Stamps.ts'
import { finishOutput } from './finishOutput.ts'
import { foreignFiles } from './foreignFiles.ts'
import { type StandingOutput, readStanding } from './readStanding.ts'

/** The output folder contains files that are not an output; nothing was changed. */
export class OutputRefusedError extends UsageError {}

/** The number of files that an error message names. */
const named = 5

interface ClaimOptions {
  /** Reads every folder, whatever its stamp. */
  readonly verify?: boolean
}

/** Makes sure that the output folder contains nothing but an output, and completes what a killed build began there. */
export function claimOutput(target: string, { verify = false }: ClaimOptions = {}): StandingOutput {
  const status = statusOf(target)
  if (status && !status.isDirectory()) {
    throw new OutputRefusedError(`${target} is not a folder. Move it, or name another folder with --out DIR.`)
  }
  finishOutput(target)
  const standing = readStanding(target)
  if (status) refuseForeign(target, foreignFiles(target, verify ? { ...standing, folders: FolderTable.none } : standing))
  return standing
}

/** Refuses an output that contains the publication, or lies in a part of it that is read. */
export function refuseNesting(target: string, site: string): void {
  if (isWithin(site, target) || liesInPart(target, site)) {
    throw new OutputRefusedError(
      `The output folder ${target} and the publication ${site} overlap. Name another output folder with --out DIR.`,
    )
  }
}

/** Refuses a folder if it contains files that no build made. */
export function refuseForeign(target: string, files: Iterable<string>): void {
  const foreign: string[] = []
  let more = ''
  for (const file of files) {
    if (foreign.length === named) {
      more = ' and others'
      break
    }
    foreign.push(file)
  }
  if (foreign.length === 0) return
  throw new OutputRefusedError(
    `${target} contains files that no build wrote: ${foreign.join(', ')}${more}. ` +
      'Move them (those of the site into its folder public), or name another folder with --out DIR.',
  )
}
