import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const withoutEnding = (name: string) => name.replace(/\.tsx?$/, '')

/** The bundler's entries: the runtime, what it starts, the search, the layout, the look of blocks, what loads third-party scripts, the parts of pages that answer the reader, a script for each page component and for each language's messages. */
export function bundleEntries(root: string): Record<string, string> {
  const entries: Record<string, string> = {
    runtime: join(root, 'src/runtime/start.ts'),
    app: join(root, 'src/runtime/app.ts'),
    journey: join(root, 'src/runtime/journey/openJourney.ts'),
    renderer: join(root, 'src/runtime/render/renderer.tsx'),
    search: join(root, 'src/runtime/search/openSearch.tsx'),
    layout: join(root, 'src/ui/layoutEntry.ts'),
    blocks: join(root, 'src/ui/blocksEntry.ts'),
    thirdParty: join(root, 'src/runtime/thirdParty/renderScripts.tsx'),
  }
  for (const name of ['menu', 'pager']) entries[name] = join(root, `src/runtime/parts/${name}.ts`)
  for (const name of readdirSync(join(root, 'src/ui/entries')).sort()) {
    entries[`component---${withoutEnding(name)}`] = join(root, 'src/ui/entries', name)
  }
  for (const folder of readdirSync(join(root, 'src/ui/messages'), { withFileTypes: true })) {
    if (folder.isDirectory()) entries[`messages---${folder.name}`] = join(root, 'src/ui/messages', folder.name, 'messages.ts')
  }
  return entries
}
