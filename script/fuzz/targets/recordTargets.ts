import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readRecipes, writeRecipes } from '../../../src/cards/recipes.ts'
import { nameOfCard } from '../../../src/cards/SocialCard.ts'
import { parseLog } from '../../../src/content/record/parseLog.ts'
import type { Bucket } from '../../../src/deploy/bucket/Bucket.ts'
import { DeployError } from '../../../src/deploy/DeployError.ts'
import { deploy } from '../../../src/deploy/deploy.ts'
import { ownPrefix } from '../../../src/deploy/record/BucketState.ts'
import { listReleases } from '../../../src/deploy/listReleases.ts'
import { rollBack } from '../../../src/deploy/rollBack.ts'
import { memoryBucket } from '../../../src/deploy/testing/memoryBucket.ts'
import { contextOf } from '../../../src/deploy/testing/memoryDeploys.ts'
import { parseManifest } from '../../../src/platform/output/readManifest.ts'
import { makeSiteTable } from '../../../src/serve/site/SiteTable.ts'
import { manifestOf } from '../../../src/serve/testing/serveFiles.ts'
import { JournalError, readJournal } from '../../../src/write/journal/openJournal.ts'
import { runState } from '../../../src/write/journal/runState.ts'
import { wantedObjects } from '../../../src/deploy/plan/wantedObjects.ts'
import type { FuzzTarget } from '../FuzzTarget.ts'
import { messageFaults } from '../judge.ts'

const jsonPieces = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  'null',
  'true',
  '{}',
  '[]',
  '""',
  '-1',
  '0.5',
  '1e9',
  '\\u0000',
  '../',
  '"__proto__":',
]

let home: string | undefined

function fileWith(name: string, content: string): string {
  if (home === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'roomwright-fuzz-'))
    home = made
    process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  }
  const path = join(home, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

const built = manifestOf({
  files: { 'index.html': 'a', 'tr/index.html': 'b', 'assets/app-1.js': 'c', '404.html': 'd' },
  cards: ['0123456789ab'],
  redirects: [{ from: '/a/:b', to: '/c/:b', status: 301 }],
  gone: ['/d'],
  thirdParty: {
    scripts: [{ src: 'https://a.example/x.js', strategy: 'worker' }],
    proxied: ['https://a.example/x.js'],
    connect: ['https://b.example'],
  } as never,
})

const manifest: FuzzTarget = {
  name: 'manifest',
  corpus: [JSON.stringify(built), JSON.stringify({ ...built, base: '/blog' })],
  words: [
    ...jsonPieces,
    '"base":"',
    '"files":',
    '"cards":',
    '"gone":',
    '"redirects":',
    '"thirdParty":',
    '"path":"',
    'https://',
    '//',
    'javascript:',
  ],
  take(input) {
    const parsed = parseManifest(input)
    if (!parsed) return { faults: [], fate: 'none' }
    const table = makeSiteTable(parsed)
    const wanted = wantedObjects(parsed, { target: 'prod', secure: true })
    const out = [...wanted.keys()].find((key) => /(^|\/)\.\.(\/|$)|\0/.test(key))
    return {
      faults: [
        ...(out === undefined ? [] : [`an object has the key ${JSON.stringify(out)}`]),
        ...(/[\r\n]/.test(table.contentSecurityPolicy) ? ['the policy has two lines'] : []),
      ],
      fate: `${table.files.size} ${table.moved.size} ${table.gone.size} ${table.base === ''}`,
    }
  },
}

const journal: FuzzTarget = {
  name: 'journal',
  corpus: [
    [
      '{"type":"begin","at":"2026-01-01T00:00:00Z","command":"c","model":"m","prompt":"p"}',
      '{"type":"reserve","call":"a","bound":{"input":10,"output":20}}',
      '{"type":"settle","call":"a","usage":{"input":1,"output":2},"text":"{}"}',
      '{"type":"topics","group":"g","topics":["a","b"]}',
      '{"type":"lose","call":"a","reason":"r"}',
      '{"type":"writing","article":"a","id":"i","language":"en","hash":"h"}',
      '{"type":"aside","article":"a","topic":"t","reasons":["r"]}',
      '{"type":"end","at":"2026-01-01T00:00:00Z"}',
      '',
    ].join('\n'),
  ],
  words: [
    ...jsonPieces,
    '\n',
    '"type":"',
    'settle',
    'reserve',
    'release',
    '{"type":"reserve","call":"b","bound":{"input":9007199254740991,"output":9007199254740991}}\n',
  ],
  take(input) {
    try {
      const { records, length } = readJournal(fileWith('run.jsonl', input))
      const { settled, lost, isEnded } = runState(records)
      const bytes = Buffer.byteLength(input)
      const isCounted = [settled.input, settled.output, lost.input, lost.output].every((count) => count >= 0 && Number.isFinite(count))
      return {
        faults: [
          ...(length <= bytes ? [] : [`${length} of ${bytes} bytes are whole`]),
          ...(isCounted ? [] : ['what was spent is not a number']),
        ],
        fate: `${records.length} ${isEnded}`,
      }
    } catch (error) {
      if (!(error instanceof JournalError)) throw error
      return { faults: messageFaults(error.message, input), fate: /:\d+ is/.test(error.message) ? 'refused' : 'refused without a place' }
    }
  },
}

const log: FuzzTarget = {
  name: 'git-log',
  corpus: [
    '\u00011700000000\0\n:100644 100644 aaaa bbbb M\0a.md\0:100644 100644 cccc dddd R100\0b.md\0c.md\0\u00011600000000\0:000000 100644 0000 aaaa A\0a.md\0',
  ],
  words: ['\u0001', '\0', ':100644 100644 a b ', 'M', 'R100', 'A', '\n', '99999999999999', '__proto__', ' '],
  take(input) {
    const records = parseLog(input)
    const bad = [...records.values()].find(({ first }) => !/^[+-]?\d{4,6}-\d\d-\d\d$/.test(first))
    return { faults: bad ? [`a file first appears on ${bad.first}`] : [], fate: `${Math.min(5, records.size)}` }
  },
}

const card = { title: 'A chair', kicker: 'Chairs', scene: { kind: 'monogram', name: 'Ada' }, mark: { kind: 'title', title: 'M' } } as never
const drawn = { title: 'A table', scene: { kind: 'drawing', shapes: '<path d="M0 0"/>' }, mark: { kind: 'title', title: 'M' } } as never
const names = [card, drawn].map((each) => nameOfCard(each))
const recipeFiles = writeRecipes(new Map([card, drawn].map((each, place) => [names[place] ?? '', each])))

const recipes: FuzzTarget = {
  name: 'card-recipes',
  corpus: [recipeFiles.map(({ text }) => text.trimEnd()).join('\n\n')],
  words: [...jsonPieces, '\n', '"digits":', '"drawings":', '"title":', '"picture":"../../x"', '"mark":'],
  async take(input) {
    const [index = '', ...rest] = input.split('\n\n')
    for (const [place, text] of [index, rest.join('\n\n')].entries()) fileWith(`dist/${recipeFiles[place]?.path}`, text)
    const cards = await readRecipes(join(home ?? '', 'dist'), names)
    const isOther = [...cards].some(([name, found]) => nameOfCard(found) !== name)
    return { faults: isOther ? ['a card is another than its name says'] : [], fate: `${cards.size}` }
  },
}

const deployTo = (bucket: Bucket) =>
  deploy({
    ...contextOf(bucket, { grace: 0 }),
    manifest: { ...built, cards: [] },
    bodyOf: ({ source }) => Promise.resolve(Buffer.from(JSON.stringify(source))),
  })

/** Returns the objects of a bucket after a deploy. */
async function deployedObjects(): Promise<Readonly<Record<string, Buffer>>> {
  const bucket = memoryBucket()
  await deployTo(bucket)
  const keys = (await bucket.list()).map(({ key }) => key)
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, (await bucket.read(key)) ?? Buffer.of()] as const)))
}

const deployed = await deployedObjects()
const recordKeys = Object.keys(deployed).filter((key) => key.startsWith(ownPrefix))
const recordText = (key: string) => (key.endsWith('.gz') ? gunzipSync(deployed[key] ?? '') : deployed[key])?.toString() ?? ''

/** The records that deploys keep in a bucket: each line is a key and the object at it. */
const records: FuzzTarget = {
  name: 'bucket-records',
  corpus: recordKeys.map((key) => `${key} ${recordText(key)}`),
  words: [
    ...jsonPieces,
    '"version":1',
    '"objects":',
    '"kept":',
    '"releases":',
    '"latest":',
    '"sequence":',
    '"digest":',
    '"id":',
    '"seen":',
    '"etag":',
  ],
  few: 200,
  async take(input) {
    const at = input.indexOf(' ')
    const [key, text] = [input.slice(0, at), input.slice(at + 1)]
    const changed = recordKeys.includes(key) ? { [key]: key.endsWith('.gz') ? gzipSync(text) : Buffer.from(text) } : {}
    const bucket = memoryBucket({ objects: { ...deployed, ...changed } })
    const fates = []
    const faults: string[] = []
    for (const run of [listReleases, (open: Bucket) => rollBack(contextOf(open, { grace: 0 })), deployTo]) {
      try {
        await run(bucket)
        fates.push('done')
      } catch (error) {
        if (!(error instanceof DeployError)) throw error
        faults.push(...messageFaults(error.message, input))
        fates.push(error.message.replace(/\d+|[\w-]*\d[\w-]*/g, '').slice(0, 30))
      }
    }
    if (fates.at(-1) !== 'done') faults.push(`a deploy cannot put it right: ${fates.at(-1)}`)
    return { faults, fate: fates.join() }
  },
}

export const recordTargets: readonly FuzzTarget[] = [manifest, journal, log, recipes, records]
