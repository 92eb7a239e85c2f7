import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, manifestFile } from '../../shared/manifest.ts'

/** The manifest of a finished output, or undefined where there is none that this version can read. */
export function readManifest(directory: string): { readonly manifest: Manifest; readonly text: string } | undefined {
  let text: string
  try {
    text = readFileSync(join(directory, manifestFile), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined
    throw error
  }
  try {
    const manifest = JSON.parse(text) as Manifest
    return manifest.version === 1 ? { manifest, text } : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
