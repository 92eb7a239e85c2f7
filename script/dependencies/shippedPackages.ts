import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The heading of the generated part of docs/dependencies.md; what precedes it is written by hand. */
export const generatedPart = '## Everything that is shipped'

interface LockedPackage {
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly dev?: boolean
  readonly link?: boolean
  readonly optional?: boolean
}

/** A package that an installation includes, or whose code is part of the engine's files. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly isBundled: boolean
  /** Its reason in docs/dependencies.md; undefined if only other packages require it. */
  readonly reason: string | undefined
  /** The packages that require it. */
  readonly wantedBy: readonly string[]
  /** Whether it is only installed on some systems. */
  readonly isForOneSystem: boolean
}

const root = join(import.meta.dirname, '../..')

/** Lists the packages by name, from the lockfile and docs/dependencies.md. */
export function shippedPackages(): readonly ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Record<string, LockedPackage>
  }
  const [written = ''] = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').split(generatedPart)
  const reasons = reasonsOf(written)
  const bundled = new Set([...reasons].filter(([, { kind }]) => kind === 'bundled').map(([name]) => name))
  const own = packages[''] ?? { version: '' }
  const entries = Object.entries(packages).flatMap(([path, entry]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    const isBundled = entry.dev === true && bundled.has(name)
    return path === '' || entry.link === true || (entry.dev === true && !isBundled) ? [] : [{ name, entry, isBundled }]
  })
  const asking = [{ name: '', entry: own }, ...entries].map(({ name, entry }) => ({
    name,
    wanted: new Set(Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })),
  }))
  return entries
    .map(({ name, entry, isBundled }) => ({
      name,
      version: entry.version,
      licence: entry.license ?? '',
      isBundled,
      reason: reasons.get(name)?.reason,
      wantedBy: asking.filter((other) => other.name !== '' && other.wanted.has(name)).map((other) => other.name),
      isForOneSystem: entry.optional === true,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

interface Reason {
  readonly kind: string
  readonly reason: string
}

/** Parses the table of reasons by package; `…/name` has the scope of the first package in its row. */
function reasonsOf(document: string): ReadonlyMap<string, Reason> {
  const rows = document.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'))
  return new Map(
    rows.flatMap((row) => {
      const [, first = '', , reason = ''] = row.split('|').map((cell) => cell.trim())
      const kind = /^([\w ]+): /.exec(first)?.[1] ?? ''
      const names = [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
      const scope = names[0]?.split('/')[0] ?? ''
      return names.map((name) => [name.replace('…', scope), { kind, reason }] as const)
    }),
  )
}
