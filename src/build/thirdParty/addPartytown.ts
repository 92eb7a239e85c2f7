import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ThirdParty, partytownFolder } from '../../shared/thirdParty.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'

/** Adds Partytown's files to the output where a script runs in its worker. */
export function addPartytown(output: OutputFolder, thirdParty: ThirdParty | undefined): void {
  if (!thirdParty?.scripts.some(({ strategy }) => strategy === 'off-main-thread')) return
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@qwik.dev/partytown/package.json'))), 'lib')
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // Their names stay the same from version to version, so they are no assets that may be kept for good.
    if (entry.isFile())
      output.addFile({ path: `${partytownFolder}/${entry.name}`, kind: 'control' }, () => readFileSync(join(folder, entry.name)))
  }
}
