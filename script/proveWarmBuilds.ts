import { join } from 'node:path'
import { createRandom } from '../src/platform/testing/createRandom.ts'
import { seedOfRun } from '../src/platform/testing/sampleCases.ts'
import { provePlants } from '../src/builder/testing/provePlants.ts'
import { proveWarmBuilds } from '../src/builder/testing/proveWarmBuilds.ts'

// node script/proveWarmBuilds.ts [ROUNDS [SEED [ARTICLES]]]: builds each of a series of random edits warm and clean; exits with 1 if they
// differ.
// node script/proveWarmBuilds.ts code [ROUNDS [SEED [ARTICLES]]]: does the same for a publication with its own plug-ins, blocks and
// collections.
// node script/proveWarmBuilds.ts plants [COUNT [SEED [ROUNDS]]]: for each of COUNT outputs, removes one kind of read from the traces; exits
// with 1 if that goes unnoticed.
const root = join(import.meta.dirname, '..')
// Vite sets it on first use, and a build for another environment would differ.
process.env.NODE_ENV ??= 'production'
const [first = '500', ...rest] = process.argv.slice(2)
const kindsOfPages: readonly (readonly [path: RegExp, kind: string])[] = [
  [/^\/articles\//, 'article'],
  [/^\/authors\/./, 'author'],
  [/\/topic\//, 'topic'],
  [/^\/(?:seats|tables|lamps)\/(?!page\/)/, 'subcategory'],
  [/^\/(?:seats|tables|lamps)/, 'category'],
]

const numbers = rest.map(Number)
if (first === 'plants') process.exitCode = await provePlanted(...numbers)
else if (first === 'code') process.exitCode = await prove('with code', numbers)
else process.exitCode = await prove('texts alone', [Number(first), ...numbers])

async function prove(
  publication: 'with code' | 'texts alone',
  [rounds = 500, seed = seedOfRun(), articles = 300]: readonly number[],
): Promise<0 | 1> {
  const round = (count: number, edits: readonly string[], result: string) =>
    void process.stdout.write(`${count} of ${rounds}: ${edits.join('; ')} (${result})\n`)
  const differences = await proveWarmBuilds({ root, rounds, seed, articles, hasCode: publication === 'with code', round })
  for (const line of differences) process.stdout.write(`${line}\n`)
  return differences.length > 0 ? 1 : 0
}

/**
 * Groups reads by kind of part and kind of fact, such as the cards that pages of articles read: a missing single read is often covered by
 * another.
 */
function kindOf(part: string, fact: string): string {
  const [what = '', address = ''] = part.split(' ')
  const language = /^\/?tr(?:\/|$)/.test(address) ? 'tr' : 'en'
  const path = `/${address.replace(/^\//, '').replace(/^tr(?:\/|$)/, '')}`
  const page = path.replace(/feed\.\w+$/, '').replace(/(?<=.)\/$/, '')
  const kind = kindsOfPages.find(([form]) => form.test(page))?.[1] ?? page
  const form = /feed\.\w+$/.exec(path)?.[0] ?? (/\/page\/\d+$/.test(path) ? 'page 2 and on' : what)
  return `${form} of ${kind} in ${language} reads ${/^(card|body|record) of /.exec(fact)?.[1] ?? 'list'}s`
}

async function provePlanted(count = 50, seed = seedOfRun(), rounds = 200): Promise<0 | 1> {
  const random = createRandom(seed)
  let known = 0
  let planted = 0
  const choose = (kinds: readonly string[]) => {
    const shuffled = kinds.map((kind) => ({ kind, place: random() })).sort((a, b) => a.place - b.place)
    known = kinds.length
    planted = Math.min(count, known)
    return shuffled.slice(0, count).map(({ kind }) => kind)
  }
  const caught = (kind: string, round: number, edits: readonly string[]) =>
    void process.stdout.write(`caught in round ${round}: ${kind} (${edits.join('; ')})\n`)
  const missed = await provePlants({ root, seed, articles: 60, rounds, kindOf, choose, caught })
  for (const kind of missed) process.stdout.write(`MISSED: ${kind}\n`)
  process.stdout.write(`${planted - missed.length} of ${planted} plants caught, of ${known} kinds\n`)
  return missed.length > 0 ? 1 : 0
}
