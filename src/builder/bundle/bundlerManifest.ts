import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    src: z.string().optional(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)

/** The chunks that the bundler made, by key, with the keys of what each imports. */
export type BundlerManifest = Readonly<z.infer<typeof manifestSchema>>

/** Reads the manifest that the bundler wrote beside its output. */
export function readBundlerManifest(file: string): BundlerManifest {
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Returns the style sheets of an entry, those of its imports first. */
export function stylesOf(manifest: BundlerManifest, key: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const inherited = (chunk.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen))
  return [...new Set([...inherited, ...(chunk.css ?? [])])]
}
