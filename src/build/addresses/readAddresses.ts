import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, addressesFile } from './Address.ts'

/** The published pages of the build in a folder; none where there is no build, or one of a time before they were written down. */
export function readAddresses(output: string): readonly Address[] {
  const file = join(output, addressesFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Address[]) : []
}
