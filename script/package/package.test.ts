import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, compileIn, filesBelow, roomwrightIn, root, run } from './testing/installedPackage.ts'
import { missingGuides } from './testing/missingGuides.ts'
import { startBucketServer } from '../../src/deploy/testing/startBucketServer.ts'
import { sampleCases } from '../../src/platform/testing/sampleCases.ts'

const most = { packed: 1_500_000, installed: 90_000_000 }

let home: string
let packed: string
/** A folder with a publication, into which the package was installed. */
let there: string

async function pack(name: string): Promise<string> {
  const folder = join(home, name)
  mkdirSync(folder)
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root })
  return join(folder, readdirSync(folder)[0] ?? '')
}

/** Runs the installed command; returns its exit status and output. */
function roomwright(...args: readonly string[]): ReturnType<typeof roomwrightIn> {
  return roomwrightIn(there, args)
}

const borrowed: string[] = []

/** Lends packages of this repository to the publication for one test, instead of downloading them. */
function borrow(...names: readonly string[]): void {
  for (const name of names) {
    const link = join(there, 'node_modules', name)
    symlinkSync(join(root, 'node_modules', name), link)
    borrowed.push(link)
  }
}

afterEach(() => {
  for (const link of borrowed.splice(0)) rmSync(link)
})

beforeAll(async () => {
  home = mkdtempSync(join(realpathSync(tmpdir()), 'package-'))
  packed = await pack('first')
  there = join(home, 'there')
  cpSync(join(root, 'fixtures/sites/minimal'), there, { recursive: true })
  writeFileSync(join(there, 'package.json'), '{}')
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', packed], { cwd: there })
})

afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('the package', () => {
  it('stays within the size limits, both packed and installed with its dependencies', () => {
    const installed = filesBelow(join(there, 'node_modules')).reduce((sum, file) => sum + lstatSync(file).blocks * 512, 0)
    const { size } = lstatSync(packed)
    process.stdout.write(`packed ${size} bytes, installed ${installed} bytes on the disk\n`)
    expect(size).toBeLessThanOrEqual(most.packed)
    expect(installed).toBeLessThanOrEqual(most.installed)
  })

  it('contains only the built engine and its guides: no sources, tests, magazine content or paths of the build machine', () => {
    const folder = join(there, 'node_modules/roomwright')
    expect(lstatSync(folder).isSymbolicLink()).toBe(false)
    const files = filesBelow(folder)
    const names = files.map((file) => file.slice(folder.length + 1))
    const expected =
      /^(package\.json|LICENSE|(README|CHANGELOG|SECURITY)\.md|bin\/roomwright\.js|docs\/[\w-]+\.md|package\/(LICENSES\.txt|engine\.json|[\w-]+\.js|bundle\/.+|languages\/\w+\.yaml|types\/.+\.d\.ts))$/
    expect(names.filter((name) => !expected.test(name) || /\.test\./.test(name))).toEqual([])
    expect(files.filter((file) => readFileSync(file, 'latin1').includes(root))).toEqual([])
    const article = readdirSync(join(root, 'site/articles')).find((name) => name.length > 12) ?? ''
    expect(article).not.toBe('')
    expect(files.filter((file) => readFileSync(file, 'latin1').includes(article))).toEqual([])
  })

  it('includes the guides that its messages name, and the language files of the engine for publications to copy', () => {
    expect(missingGuides(join(there, 'node_modules/roomwright'))).toEqual([])
    const text = readFileSync(join(there, 'node_modules/roomwright/package/languages/en.yaml'), 'utf8')
    expect(text).toContain('# The search box.\nsearch: Search\n')
  })

  it('and its dependencies run no install scripts', () => {
    const manifests = filesBelow(join(there, 'node_modules')).filter((file) => /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
    expect(manifests.length).toBeGreaterThan(10)
    const hooks = manifests.flatMap((file) => {
      const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { readonly scripts?: Record<string, string> }
      return ['preinstall', 'install', 'postinstall'].filter((name) => name in scripts).map((name) => `${file}: ${name}`)
    })
    expect(hooks).toEqual([])
  })

  it('is byte for byte the same when packed again', async () => {
    expect(readFileSync(await pack('second')).equals(readFileSync(packed))).toBe(true)
  })
})

describe('a publication with the package installed', () => {
  it('builds in place, with only a cache beside the output, and leaves the package unchanged', async () => {
    const { status, said } = await roomwright('build')
    expect(said).toMatch(/Built \d+ pages in .* into dist/)
    expect(status).toBe(0)
    expect(readdirSync(join(there, '.roomwright'))).toEqual(['cache'])
    const published = filesBelow(join(there, 'dist')).filter((file) => /node_modules|cache|package/.test(file.slice(there.length)))
    expect(published).toEqual([])
    expect(readdirSync(join(there, 'node_modules/roomwright')).toSorted()).toEqual(
      ['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'bin', 'docs', 'package', 'package.json'].toSorted(),
    )
  })

  it('is served with its scripts', async () => {
    const server = spawn('npx', ['--no-install', 'roomwright', 'serve', '--port', '0'], { cwd: there, detached: true })
    try {
      const url = await addressOf(server)
      const page = await fetch(url, { headers: { 'accept-encoding': 'br' } })
      expect(page.status).toBe(200)
      const text = await page.text()
      expect(text).toMatch(/<h1/)
      const scripts = [...new Set(text.match(/\/assets\/[\w-]+\.js(?!on)/g))]
      expect(scripts.length).toBeGreaterThan(0)
      for (const script of scripts) expect((await fetch(new URL(script, url))).status, script).toBe(200)
    } finally {
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
      await once(server, 'exit')
    }
  })

  it('can be outside the folder of the installed package and still import from it', async () => {
    const elsewhere = join(home, 'elsewhere')
    cpSync(join(root, 'fixtures/sites/minimal'), elsewhere, { recursive: true })
    const settings = readFileSync(join(elsewhere, 'site.config.ts'), 'utf8')
    writeFileSync(
      join(elsewhere, 'site.config.ts'),
      `import { defineSite } from 'roomwright'\n${settings.replace(/export default (\{[^]*\})/, 'export default defineSite($1)')}`,
    )
    const { status, said } = await roomwright('check', '--site', elsewhere)
    expect(said).not.toContain('site.config.ts')
    expect(status).toBe(0)
    expect(readdirSync(elsewhere)).toContain('.roomwright')
  })

  it.each([
    [['deploy', 'dev', '--out', 'dist'], '@aws-sdk/client-s3'],
    [['write', '--lang', 'en', '--category', 'furniture'], '@ai-sdk/openai-compatible'],
    [['import', 'jekyll', '.'], 'liquidjs'],
  ])('gets a one-sentence error about the package that %j lacks', async (args, name) => {
    const { status, said } = await roomwright(...args)
    expect(said).toContain(`This needs the package ${name}, which is not installed: run \`npm install ${name}\`.\n`)
    expect(status).toBe(2)
  })

  it('shows what `write` would ask for without the package of the model', async () => {
    const { status, said } = await roomwright('write', '--lang', 'en', '--category', 'furniture', '--dry-run')
    expect(said).toContain('1 article in en, furniture')
    expect(status).toBe(0)
  })

  it('needs Vite to bundle its own code, and builds once Vite is installed', async () => {
    const own = join(there, 'own')
    cpSync(join(root, 'fixtures/sites/own'), own, { recursive: true })
    const without = await roomwright('build', '--site', own)
    expect(without.said).toContain('Vite, which bundles it, is not installed.\n    Run `npm install --save-dev vite`.')
    expect(without.status).toBe(1)
    borrow('vite')
    const { status, said } = await roomwright('build', '--site', own, '--out', join(there, 'own.dist'))
    expect(said).toMatch(/Built \d+ pages/)
    expect(status).toBe(0)
    expect(readFileSync(join(there, 'own.dist/articles/a-soup-of-leeks/index.html'), 'utf8')).toMatch(
      /<div data-block="servings">[^]*Cooked in one pot/,
    )
  })

  const examples = sampleCases(['recipes', 'museum'], () => ['example'])
  it.each(examples)('can start as a copy of the example %s, which needs nothing from this repository', async (name) => {
    cpSync(join(root, 'examples/sites', name), join(there, name), { recursive: true })
    borrow('vite', 'typescript')
    const checked = await roomwright('check', '--site', name, '--format', 'json')
    expect(checked.said).toContain('"problems": []')
    expect(checked.status).toBe(0)
    const { status, said } = await roomwright('build', '--site', name, '--out', `${name}.dist`)
    expect(said).toMatch(/Built \d+ pages/)
    expect(status).toBe(0)
  })

  it('runs its own and the included plug-ins once Vite is installed, and reports other missing packages', async () => {
    const plugged = join(there, 'plugged')
    cpSync(join(root, 'fixtures/sites/plugged'), plugged, { recursive: true })
    borrow('vite')
    const without = await roomwright('check', '--site', plugged)
    expect(without.said).toContain('The package katex is not installed.\n    Run `npm install --save-dev katex`.')
    expect(without.status).toBe(1)
    const settings = readFileSync(join(plugged, 'site.config.ts'), 'utf8')
    writeFileSync(join(plugged, 'site.config.ts'), settings.replace(/ (highlight|mathematics)\(\),/g, ''))
    const { status, said } = await roomwright('build', '--site', plugged, '--out', join(there, 'plugged.dist'))
    expect(said).toMatch(/Built \d+ pages/)
    expect(status).toBe(0)
    expect(readFileSync(join(there, 'plugged.dist/glossary/index.html'), 'utf8')).toContain('<dt id="term-mortise">')
    expect(readFileSync(join(there, 'plugged.dist/titles.txt'), 'utf8')).toContain('A Joint of Two Boards\n')
  })

  it('has types for its components, which `check` verifies', async () => {
    const components = ['own/blocks/servings.tsx', 'own/components/Footer.tsx']
    const options = ['--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx']
    expect(await compileIn(there, components, options)).toBe('')
    const footer = join(there, 'own/components/Footer.tsx')
    const settings = { strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', types: [] }
    writeFileSync(join(there, 'own/tsconfig.json'), JSON.stringify({ compilerOptions: settings, include: ['blocks', 'components'] }))
    writeFileSync(footer, readFileSync(footer, 'utf8').replace('<Original {...props} />', '<Original {...props} slice={1} />'))
    expect(await compileIn(there, components, options)).toContain('own/components/Footer.tsx(29,')
    borrow('vite', 'typescript')
    const { status, said } = await roomwright('check', '--site', 'own')
    expect(said).toContain("own/components/Footer.tsx:29:28  error  component  Type 'number' is not assignable to type 'FooterSlice'.")
    expect(status).toBe(1)
  })

  it('can test its components without a build, with a React of its own', async () => {
    borrow('react', 'react-dom', 'scheduler')
    const test = `
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Island, TestPage, usePage } from 'roomwright/react'
function Part() {
  const { language, path, entry, t } = usePage()
  return h('p', { lang: language }, [path, entry.fields.serves, t('home')].join(' '))
}
const entry = { collection: 'recipes', id: 'soup', language: 'tr', path: '/tr/soup', fields: { serves: 4 }, references: [], referencedBy: [] }
console.log(renderToStaticMarkup(h(TestPage, { language: 'tr', path: '/tr/soup', entry }, h(Island, { on: 'touch' }, h(Part)))))
`
    writeFileSync(join(there, 'part.test.mjs'), test)
    const { stdout } = await run(process.execPath, ['part.test.mjs'], { cwd: there })
    expect(stdout).toBe('<p lang="tr">/tr/soup 4 Ana sayfa</p>\n')
  })

  it('has types for its settings, and for the fields of the collections that a publication names', async () => {
    const typed = (more: string, code: string) => {
      const settings = `{ key: 'a', slug: 'a', title: 'A', url: 'https://a.example', languages: ['en'], ${more} }`
      writeFileSync(join(there, 'typed.ts'), `import { defineSite } from 'roomwright'\nexport default defineSite(${settings})\n`)
      writeFileSync(join(there, 'named.ts'), code)
      return compileIn(there, ['typed.ts', 'named.ts'], ['--module', 'nodenext', '--target', 'es2024'])
    }
    const named = (field: string) => `
import { type Entry, type SlotProps, defineCollection, z } from 'roomwright'
export const recipes = defineCollection({ schema: z.object({ serves: z.number() }), address: '/recipes/:slug' })
declare module 'roomwright' { interface Collections { recipes: typeof recipes } }
export const serves = (entry: Entry) => (entry.collection === 'recipes' ? entry.fields.${field} + 1 : undefined)
export const ofHead = ({ entry }: SlotProps<'ArticleHead'>) => serves(entry)
export const year = (entry: Entry): string => entry.fields.date.slice(0, 4)
`
    expect(await typed('', named('serves'))).toBe('')
    expect(await typed("titel: 'B'", named('server'))).toMatch(/'server' does not exist[^]*'titel' does not exist/)
  })
})

it('an empty folder becomes a deployed site in a few commands', async () => {
  const garden = join(home, 'garden')
  mkdirSync(garden)
  const log: string[] = []
  const type = async (...args: readonly string[]) => {
    const { status, said } = await roomwrightIn(garden, args)
    log.push(`$ npx roomwright ${args.join(' ')}\n${said}`)
    expect(status, log.at(-1)).toBe(0)
    return said
  }
  // As `npm install` left them in another empty folder.
  for (const name of ['package.json', 'package-lock.json', 'node_modules'])
    cpSync(join(there, name), join(garden, name), { recursive: true, verbatimSymlinks: true })
  expect(await type('init', '--yes', '--title', 'The Garden', '--lang', 'en,tr')).toContain('Kept as they were:\n  package.json\n')
  expect(await type('check')).toMatch(/\n6 warnings\n/)
  expect(await type('new', 'article', '--title', 'Sowing peas')).toMatch(/^articles\/sowing-peas\/en\.md$/m)
  expect(await type('build')).toMatch(/Built \d+ pages/)

  const storage = await startBucketServer()
  try {
    // `npm install @aws-sdk/client-s3` would download what the engine's tests already have.
    symlinkSync(join(root, 'node_modules/@aws-sdk'), join(garden, 'node_modules/@aws-sdk'))
    storage.makeBucket('my-the-garden-dev')
    expect(await type('deploy', 'dev', '--endpoint', storage.endpoint)).toMatch(/my-the-garden-dev has release .*addresses changed/)
    const page = await fetch(`${storage.endpoint}/my-the-garden-dev/tr`)
    expect(await page.text()).toContain('Burada nasıl yazılır')
    const refused = await roomwrightIn(garden, ['deploy', 'prod', '--yes', '--endpoint', storage.endpoint])
    expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('Placeholders cannot be deployed to production')])
  } finally {
    await storage.close()
  }
  process.stdout.write(`${log.join('\n')}\n`)
})
