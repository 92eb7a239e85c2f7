import { accessSync, constants, statSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '../limits.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'
import { faultOf, findingOf } from './readRegularFile.ts'

/** Problems of the files below `public/` that cannot be copied; none of them is read. */
export function judgePublicFiles(directory: string, files: readonly string[]): readonly Problem[] {
  return files.flatMap((name) => {
    const file = `public/${name}`
    try {
      const path = join(directory, file)
      accessSync(path, constants.R_OK)
      const fault = faultOf(statSync(path), limits.publicFile)
      return fault ? [problemIn(file, fault)] : []
    } catch (error) {
      const finding = findingOf(error)
      if (!finding) throw error
      return [problemIn(file, finding)]
    }
  })
}
