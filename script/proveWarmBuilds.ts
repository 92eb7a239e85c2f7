import { join } from 'node:path'
import { createRandom } from '../src/platform/testing/createRandom.ts'
import { seedOfRun } from '../src/platform/testing/sampleCases.ts'
import { proveWarmBuilds } from '../src/builder/testing/proveWarmBuilds.ts'

// node script/proveWarmBuilds.ts [ROUNDS [SEED [ARTICLES]]]: random edits, each built warm and clean; exit 1 where the two differ.
// node script/proveWarmBuilds.ts plants [COUNT [SEED]]: leaves one kind of read out of the traces; exit 1 where that goes unnoticed.
const root = join(import.meta.dirname, '..')
const [first = '500', ...rest] = process.argv.slice(2)
const kindsOfPages: readonly (readonly [path: RegExp, kind: string])[] = [
  [/^\/articles\//, 'article'],
  [/^\/authors\/./, 'author'],
  [/\/topic\//, 'topic'],
  [/^\/(?:seats|tables|lamps)\/(?!page\/)/, 'subcategory'],
  [/^\/(?:seats|tables|lamps)/, 'category'],
]

process.exitCode = first === 'plants' ? await provePlants(...rest.map(Number)) : await prove(Number(first), ...rest.map(Number))

async function prove(rounds: number, seed = seedOfRun(), articles = 300): Promise<0 | 1> {
  const round = (count: number, edits: readonly string[]) => void process.stdout.write(`${count} of ${rounds}: ${edits.join('; ')}\n`)
  const differences = await proveWarmBuilds({ root, rounds, seed, articles, round })
  for (const line of differences) process.stdout.write(`${line}\n`)
  return differences.length > 0 ? 1 : 0
}

/** All reads of one kind by parts of one kind, such as the cards that the pages of articles read: a single one is often told by another. */
function kindOf(part: string, fact: string): string {
  const [what = '', address = ''] = part.split(' ')
  const language = /^\/?tr(?:\/|$)/.test(address) ? 'tr' : 'en'
  const path = `/${address.replace(/^\//, '').replace(/^tr(?:\/|$)/, '')}`
  const page = path.replace(/feed\.\w+$/, '').replace(/(?<=.)\/$/, '')
  const kind = kindsOfPages.find(([form]) => form.test(page))?.[1] ?? page
  const form = /feed\.\w+$/.exec(path)?.[0] ?? (/\/page\/\d+$/.test(path) ? 'page 2 and on' : what)
  return `${form} of ${kind} in ${language} reads ${/^(card|body|record) of /.exec(fact)?.[1] ?? 'list'}s`
}

async function provePlants(count = 50, seed = seedOfRun()): Promise<0 | 1> {
  const kinds = new Set<string>()
  await proveWarmBuilds({ root, seed, rounds: 1, articles: 60, forgets: (part, fact) => (kinds.add(kindOf(part, fact)), false) })
  const random = createRandom(seed)
  const plants = [...kinds].map((kind) => ({ kind, place: random() })).sort((a, b) => a.place - b.place)
  let missed = 0
  for (const { kind } of plants.slice(0, count)) {
    let caught = 0
    const forgets = (part: string, fact: string) => kindOf(part, fact) === kind
    const differences = await proveWarmBuilds({ root, seed, rounds: 200, articles: 60, forgets, round: (number) => (caught = number) })
    if (differences.length === 0) missed += 1
    process.stdout.write(`${differences.length > 0 ? `caught in round ${caught + 1}` : 'MISSED'}: ${kind}\n`)
  }
  process.stdout.write(
    `${Math.min(count, plants.length) - missed} of ${Math.min(count, plants.length)} plants caught, of ${kinds.size} kinds\n`,
  )
  return missed > 0 ? 1 : 0
}
