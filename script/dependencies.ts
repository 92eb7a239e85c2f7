import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { dependenciesTable } from './dependencies/dependenciesTable.ts'
import { generatedPart, shippedPackages } from './dependencies/shippedPackages.ts'

// npm run dependencies: writes docs/dependencies.md from the lockfile, its own reasons and the publication dates in the registry.
const root = join(import.meta.dirname, '..')
const packages = shippedPackages().filter(({ isForOneSystem }) => !isForOneSystem)
const details = new Map(
  packages.map(({ name, version }) => {
    const answer = execFileSync('npm', ['view', name, 'time', '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const times = JSON.parse(answer) as Record<string, string>
    return [name, { published: times[version]?.slice(0, 10) ?? '', size: sizeOf(join(root, 'node_modules', name)) }] as const
  }),
)
const file = join(root, 'docs/dependencies.md')
const [reasons = ''] = readFileSync(file, 'utf8').split(generatedPart)
writeFileSync(file, reasons + dependenciesTable(packages, details))

/** Returns the size in bytes of an installed package, without nested packages. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const own = files.filter(({ parentPath }) => !relative(folder, parentPath).split(sep).includes('node_modules'))
  return own.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
