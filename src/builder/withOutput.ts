import { errorCode } from '../platform/errorCode.ts'
import type { BuildOptions, BuildResult } from './BuildOptions.ts'
import { BuildStoppedError } from './BuildStoppedError.ts'
import { OutputFolder } from './output/OutputFolder.ts'
import { claimOutput, refuseNesting } from './output/claimOutput.ts'
import { lockOutput } from './output/lockOutput.ts'

/**
 * Fills the output of a build while holding its lock. Unless the result has an output, the folder stays as it was; a disk that fails is a
 * `BuildStoppedError`.
 */
export async function withOutput<Result extends BuildResult | undefined>(
  { out, site, verify = false }: Pick<BuildOptions, 'out' | 'site' | 'verify'>,
  fill: (output: OutputFolder) => Promise<Result>,
): Promise<Result> {
  refuseNesting(out, site)
  try {
    const unlock = lockOutput(out)
    try {
      return await orNothing(out, new OutputFolder(out, { verify, standing: claimOutput(out, { verify }) }), fill)
    } finally {
      unlock()
    }
  } catch (error) {
    throw error instanceof BuildStoppedError || errorCode(error) === ''
      ? error
      : new BuildStoppedError(`Nothing was built; ${out} is as it was.`, error)
  }
}

async function orNothing<Result extends BuildResult | undefined>(
  out: string,
  output: OutputFolder,
  fill: (output: OutputFolder) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await fill(output)
    if (!result?.output) output.abandon()
    return result
  } catch (error) {
    output.abandon()
    throw output.isPublished
      ? new BuildStoppedError(`The new site is in ${out}, but the steps after writing it did not finish. Build again.`, error)
      : error
  }
}
