import { join } from 'node:path'
import { build } from 'vite'
import { describeBundle } from './describeBundle.ts'
import { clientConfig, rendererConfig } from './viteConfigs.ts'

/** Bundles both sides of the interface into `directory`. */
export async function bundleInto(root: string, directory: string): Promise<void> {
  await Promise.all([build(clientConfig(root, join(directory, 'client'))), build(rendererConfig(root, join(directory, 'server')))])
  describeBundle(root, directory)
}
