import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkTalk, checkTalkLine } from '../src/write/checks/checkTalk.ts'
import { readBody } from '../src/write/checks/readBody.ts'

// node bench/chatter.ts: measures how often the generator detects chatter around a text correctly.
const fixtures = join(import.meta.dirname, '../fixtures/chatter')

for (const set of ['development', 'held-out']) {
  for (const language of readdirSync(join(fixtures, set)).sort()) {
    const shares = ['chatter', 'harmless'].map((kind) => {
      const phrases = readFileSync(join(fixtures, set, language, `${kind}.md`), 'utf8')
        .trim()
        .split('\n')
      const atEdges = phrases.filter((phrase) => checkTalk(readBody(phrase), language).length > 0).length
      const within = phrases.filter((phrase) => checkTalkLine(phrase.replace(/^#+ /, ''), language).length > 0).length
      return `${kind} ${phrases.length}: at the edges ${percent(atEdges, phrases.length)}, within ${percent(within, phrases.length)}`
    })
    process.stdout.write(`${set} ${language}  ${shares.join('   ')}\n`)
  }
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} %`
}
