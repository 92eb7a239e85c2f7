import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bundleInto } from '../../src/builder/bundle/bundleInto.ts'
import { readyBundle } from '../../src/builder/bundle/loadBundle.ts'
import { modulesFile } from '../../src/builder/bundle/viteConfigs.ts'
import { type BuiltEngine, builtEngineFile } from '../../src/platform/builtEngine.ts'
import { sealFolder } from '../../src/platform/files/sealedFolder.ts'
import { engineLanguageCodes } from '../../src/shared/languages/languages.ts'
import { buildEngine } from './buildEngine.ts'
import { pruneTypes } from './pruneTypes.ts'
import { renderLanguageFile } from './renderLanguageFile.ts'

// npm runs this before `npm pack`: it writes package/, which contains the engine as publications install it.
const root = join(import.meta.dirname, '../..')
const target = join(root, 'package')

// Makes the output independent of user and folder: the bundler writes paths relative to the working directory, and no cache is used.
process.env.NODE_ENV = 'production'
process.chdir(root)
rmSync(target, { recursive: true, force: true })
mkdirSync(target)
await buildEngine(root, target)
const bundle = join(target, readyBundle)
await bundleInto(root, bundle)
sealFolder(bundle)
execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, 'tsconfig.types.json')], {
  stdio: ['ignore', 2, 2],
})
pruneTypes(join(target, 'types'), ['api/roomwright.d.ts', 'api/react.d.ts', 'api/fileTypes.d.ts', 'plugins/plugins.d.ts'])
mkdirSync(join(target, 'languages'))
for (const language of engineLanguageCodes) writeFileSync(join(target, `languages/${language}.yaml`), renderLanguageFile(language))
writeFileSync(join(target, 'LICENSES.txt'), licences(join(bundle, 'client', modulesFile)))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }
const engine: BuiltEngine = { version, hash: hashOf(target) }
writeFileSync(join(target, builtEngineFile), `${JSON.stringify(engine)}\n`)

/** Returns the licences of the packages in the bundle, and of the typefaces. */
function licences(modules: string): string {
  const names = JSON.parse(readFileSync(modules, 'utf8')) as readonly string[]
  const packages = new Set(names.flatMap((name) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? []))
  const texts = [...packages].sort().map((name) => {
    const folder = join(root, 'node_modules', name)
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
    if (file === undefined) throw new Error(`${name} is part of the package, but has no licence file of its own`)
    return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
  })
  const faces = ['src/ui/fonts', 'src/ui/looks/fonts'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('-LICENSE.txt'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  return [...texts, ...faces].join(`\n${'-'.repeat(80)}\n\n`)
}

function hashOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return hash('sha256', files.map((file) => `${relative(folder, file)}\0${hash('sha256', readFileSync(file), 'hex')}`).join('\n'), 'hex')
}
