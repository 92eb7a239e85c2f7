import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

// npm run house: prints figures of the code in src/: file sizes, share of comments, import cycles, and the walks of docs/architecture.md.
const root = join(import.meta.dirname, '..')

/** Returns the source files in src/ without tests, by path from the root. */
function sourceFiles(): ReadonlyMap<string, string> {
  const names = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((name) => !/\.test\.tsx?$/.test(name))
  return new Map(names.sort().map((name) => [name, readFileSync(join(root, name), 'utf8')]))
}

const imports = /(?:^|\n)(?:import|export)\s[^'"]*?from\s*'(\.[^']+)'|(?:^|\n)import\s*'(\.[^']+)'|\bimport\('(\.[^']+)'\)/g

/** Returns the files that each file imports, including types and `import()`. */
function importsOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...files].map(([name, text]) => {
      const targets = [...text.matchAll(imports)].map(([, from, bare, later]) =>
        normalize(join(dirname(name), from ?? bare ?? later ?? '')),
      )
      return [name, targets.filter((target) => files.has(target))]
    }),
  )
}

/** Finds groups of files that import one another in a cycle. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const reachable = (start: string): ReadonlySet<string> => {
    const seen = new Set<string>()
    const waiting = [start]
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      for (const next of graph.get(name) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        waiting.push(next)
      }
    }
    return seen
  }
  const reach = new Map([...graph.keys()].map((name) => [name, reachable(name)]))
  const circular = [...graph.keys()].filter((name) => reach.get(name)?.has(name))
  const groups = new Map<string, string[]>()
  for (const name of circular) {
    const first = circular.find((other) => reach.get(name)?.has(other) && reach.get(other)?.has(name)) ?? name
    groups.set(first, [...(groups.get(first) ?? []), name])
  }
  return [...groups.values()]
}

/** Returns the share of comment lines among all non-blank lines, in per cent. */
function commentShare(files: ReadonlyMap<string, string>): number {
  const lines = [...files.values()].flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '')
  return (100 * lines.filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line)).length) / lines.length
}

interface Walk {
  readonly title: string
  readonly files: readonly string[]
}

/**
 * Returns the numbered lists below the headings of "The walks" in docs/architecture.md, each line of which begins with a file in backticks.
 */
function walksIn(architecture: string): readonly Walk[] {
  const [, part = ''] = architecture.split(/^## The walks$/m)
  const [section = ''] = part.split(/^## /m)
  return section
    .split(/^### /m)
    .slice(1)
    .map((walk) => ({
      title: walk.split('\n', 1)[0] ?? '',
      files: [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => `src/${file}`),
    }))
}

const files = sourceFiles()
const sizes = [...files.values()].map((text) => text.split('\n').length - 1).sort((a, b) => a - b)
const at = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0
const small = sizes.filter((size) => size <= 25).length
const cycles = cyclesIn(importsOf(files))
const out: string[] = [
  `${files.size} files, median ${at(0.5)} lines, nine in ten at most ${at(0.9)}, the longest ${sizes.at(-1)}`,
  `${((100 * small) / sizes.length).toFixed(1)} % have 25 lines or fewer`,
  `${commentShare(files).toFixed(1)} % of the lines are comments`,
  `${cycles.length} cycles, types included`,
  ...cycles.map((cycle) => `  ${cycle.join(' ')}`),
]
for (const { title, files: steps } of walksIn(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))) {
  const missing = steps.filter((step) => !files.has(step))
  out.push(`${title}: ${steps.length} files${missing.length > 0 ? `, NOT THERE: ${missing.join(' ')}` : ''}`)
}
process.stdout.write(`${out.join('\n')}\n`)
