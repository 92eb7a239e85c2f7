import { join } from 'node:path'
import { readPlainFile } from '../../platform/readPlainFile.ts'
import { type Address, addressesFile } from './Address.ts'

/** The published pages of the build in a folder; none where there is no build, one of a time before they were written down, or a list that nobody can read. */
export function readAddresses(output: string): readonly Address[] {
  try {
    const list: unknown = JSON.parse(readPlainFile(join(output, addressesFile)) ?? '[]')
    return Array.isArray(list) && list.every(isAddress) ? list : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

function isAddress(value: unknown): value is Address {
  if (typeof value !== 'object' || value === null || !('path' in value && 'key' in value && 'content' in value)) return false
  return [value.path, value.key, value.content].every((text) => typeof text === 'string')
}
