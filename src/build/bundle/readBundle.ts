import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClientBundle } from './ClientBundle.ts'
import { type BundleDescription, descriptionFile } from './describeBundle.ts'

/** The bundle in `directory`, as it was described when it was built. */
export function readBundle(directory: string): ClientBundle {
  const description = JSON.parse(readFileSync(join(directory, descriptionFile), 'utf8')) as BundleDescription
  return { ...description, directory: join(directory, 'client'), renderer: pathToFileURL(join(directory, 'server/renderer.mjs')).href }
}
