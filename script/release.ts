import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type NpmSbom, makeSbom } from './dependencies/sbom.ts'
import { shippedPackages } from './dependencies/shippedPackages.ts'

// npm run release [FOLDER]: packs a version and its bill of materials, and prints what the file was made from. It publishes nothing.
const root = join(import.meta.dirname, '..')
const folder = resolve(process.argv[2] ?? join(root, 'release'))

class RefusalError extends Error {}

function run(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
}

/** Returns the changelog section of a version; throws if there is none, since undocumented versions must not be released. */
function changesOf(version: string): string {
  const [, ...sections] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m)
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim() === version)
  const changes = section?.split('\n').slice(1).join('\n').trim() ?? ''
  if (changes === '') throw new RefusalError(`CHANGELOG.md does not mention ${version}. Write what it changes under \`## ${version}\`.`)
  return changes
}

function release(): string {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<'name' | 'version', string>
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    throw new RefusalError(`package.json has the version "${version}". Write one such as 1.2.3.`)
  const changed = run('git', 'status', '--porcelain')
  if (changed !== '') throw new RefusalError(`The working tree is not clean. Commit these first, or remove them:\n${changed}`)
  const tagged = run('git', 'tag', '--list', `v${version}`) !== '' && run('git', 'rev-list', '-n', '1', `v${version}`)
  const commit = run('git', 'rev-parse', 'HEAD')
  if (tagged !== false && tagged !== commit)
    throw new RefusalError(`v${version} is already on another commit, ${tagged}. Write the next version in package.json.`)
  const changes = changesOf(version)
  mkdirSync(folder, { recursive: true })
  run('npm', 'pack', '--silent', '--pack-destination', folder)
  const file = join(folder, `${name}-${version}.tgz`)
  const bytes = readFileSync(file)
  const bill = join(folder, `${name}-${version}.cdx.json`)
  const whole = JSON.parse(run('npm', 'sbom', '--sbom-format', 'cyclonedx')) as NpmSbom
  writeFileSync(bill, `${JSON.stringify(makeSbom(whole, shippedPackages(), name), null, 1)}\n`)
  return [
    `${name} ${version}`,
    '',
    changes,
    '',
    `file        ${relative(process.cwd(), file)}, ${bytes.length} bytes`,
    `sha256      ${hash('sha256', bytes, 'hex')}`,
    `integrity   sha512-${hash('sha512', bytes, 'base64')}`,
    `materials   ${relative(process.cwd(), bill)}, CycloneDX`,
    `commit      ${commit}, of ${run('git', 'log', '-1', '--format=%cI')}`,
    `lockfile    sha256 ${hash('sha256', readFileSync(join(root, 'package-lock.json')), 'hex')}`,
    `made with   Node ${process.version}, npm ${run('npm', '--version')}`,
    '',
    'The same commit gives the same file with `npm ci` and `npm pack` of the same npm. Nothing was published.',
    '',
  ].join('\n')
}

try {
  process.stdout.write(release())
} catch (error) {
  if (!(error instanceof RefusalError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
