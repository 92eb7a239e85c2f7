import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { outputPaths } from './outputPaths.ts'

/** The folder that was named for the output holds something else; nothing was touched. */
export class OutputRefusedError extends Error {}

/** Every folder that a build makes has this one in it, so that no other folder is ever taken for an output. */
export const markFolder = '.roomwright'

/** Makes sure that replacing `target` loses nothing but a former output. */
export function claimOutput(target: string, site: string): void {
  const [out, publication] = [realPath(target), realPath(site)]
  if (contains(out, publication) || contains(publication, out)) {
    throw new OutputRefusedError(
      `The output folder ${target} and the publication ${site} lie in one another. Name another output folder with --out DIR.`,
    )
  }
  const { staging, old } = outputPaths(target)
  for (const folder of [target, staging, old]) {
    if (isForeign(folder)) {
      throw new OutputRefusedError(
        `${folder} holds files that no build made, and would be replaced. Empty it yourself, or name another folder with --out DIR.`,
      )
    }
  }
}

/** Whether a folder exists, is not empty, and was not made by a build. */
function isForeign(folder: string): boolean {
  return existsSync(folder) && !existsSync(join(folder, markFolder)) && readdirSync(folder).length > 0
}

function contains(outer: string, inner: string): boolean {
  const path = relative(outer, inner)
  return path === '' || (path !== '..' && !path.startsWith('../'))
}

/** The path without links, as far as it exists. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const parent = dirname(path)
  return parent === path ? path : join(realPath(parent), relative(parent, path))
}
