import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { UsageError } from '../../platform/errorCode.ts'
import { type IsMade, filesBelow, madeInNeighbour, madeInOutput } from './madeFiles.ts'
import { outputPaths } from './outputPaths.ts'

/** The output folder holds files that are not an output; nothing was changed. */
export class OutputRefusedError extends UsageError {}

/** The number of files that a refusal names. */
const named = 5

/** Makes sure that replacing `target` removes nothing but a former output. */
export function claimOutput(target: string, site: string): void {
  refuseNesting(target, site)
  const { staging, old } = outputPaths(target)
  refuseForeign(target, madeInOutput)
  for (const folder of [staging, old]) refuseForeign(folder, madeInNeighbour)
}

/** Refuses an output that lies in the publication or around it. */
export function refuseNesting(target: string, site: string): void {
  const [out, publication] = [realPath(target), realPath(site)]
  if (contains(out, publication) || contains(publication, out)) {
    throw new OutputRefusedError(
      `The output folder ${target} and the publication ${site} lie in one another. Name another output folder with --out DIR.`,
    )
  }
}

/** Refuses a folder with files that no build made. Empty folders may go. */
export function refuseForeign(folder: string, madeIn: (folder: string) => IsMade): void {
  const status = lstatSync(folder, { throwIfNoEntry: false })
  if (!status) return
  if (!status.isDirectory()) throw new OutputRefusedError(`${folder} is no folder. Move it away, or name another folder with --out DIR.`)
  const isMade = madeIn(folder)
  const foreign: string[] = []
  let more = ''
  for (const file of filesBelow(folder)) {
    if (isMade(file)) continue
    if (foreign.length === named) {
      more = ' and others'
      break
    }
    foreign.push(file)
  }
  if (foreign.length === 0) return
  throw new OutputRefusedError(
    `${folder} holds files that no build made: ${foreign.join(', ')}${more}. They would be lost. ` +
      'Move them away (what belongs to the site, into its folder public), or name another folder with --out DIR.',
  )
}

function contains(outer: string, inner: string): boolean {
  const path = relative(outer, inner)
  return path === '' || (path !== '..' && !path.startsWith('../'))
}

/** The path with links resolved, as far as it exists. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const parent = dirname(path)
  return parent === path ? path : join(realPath(parent), relative(parent, path))
}
