/**
 * Twenty articles in each language against a scripted model, then the same with a process that is killed at every step:
 * `node bench/writing.ts [--calm] [language …]`; `--calm` leaves the killing out, which takes minutes.
 */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, languageCodes } from '../src/shared/languages.ts'
import { readJournal } from '../src/write/journal/readJournal.ts'
import { runState } from '../src/write/journal/runState.ts'
import { killAtEveryStep, runCommand } from '../src/write/testing/killAtEveryStep.ts'
import { copyNewsroom, makeNewsroom } from '../src/write/testing/makeNewsroom.ts'
import { draftsIn } from '../src/write/testing/runWriter.ts'
import { createRandom } from '../src/write/testing/scriptedText.ts'
import { startScriptedModel } from '../src/write/testing/startScriptedModel.ts'

const count = 20
const say = (text: string) => process.stdout.write(`${text}\n`)

function journalOf(directory: string) {
  const runs = join(directory, '.writing/runs')
  const [file = ''] = readdirSync(runs)
  return readJournal(join(runs, file)).records
}

const args = process.argv.slice(2)
const named = args.filter(isLanguage)

for (const language of named.length > 0 ? named : languageCodes) {
  const options = ['--lang', language, '--category', 'home-decor-trends', '--count', String(count), '--concurrency', '1', '--site']
  const calm = makeNewsroom()
  const killed = copyNewsroom(calm)
  const server = await startScriptedModel()
  const { out } = await runCommand([...options, calm], server.url)
  say(`${language}: ${server.requests.length} requests, ${server.charged} tokens by the server's own count\n${out.trimEnd()}`)
  await server.close()
  if (args.includes('--calm')) continue

  const started = performance.now()
  const run = await killAtEveryStep([...options, killed], createRandom(language))
  const [alone, resumed] = [runState(journalOf(calm)), runState(journalOf(killed))]
  const isSame = JSON.stringify(draftsIn(calm)) === JSON.stringify(draftsIn(killed))
  const isEqual = JSON.stringify(alone.settled) === JSON.stringify(resumed.settled)
  say(
    `${language}: killed ${run.deaths} times in ${((performance.now() - started) / 1000).toFixed(0)} s; ${Object.keys(draftsIn(killed)).length} drafts, ${isSame ? 'the same' : 'OTHERS'}; ` +
      `settled ${resumed.settled.input} + ${resumed.settled.output} tokens, ${isEqual ? 'the same' : 'OTHERS'}; ` +
      `${resumed.lost.input} + ${resumed.lost.output} reserved for calls without an answer\n`,
  )
  if (!isSame || !isEqual) process.exitCode = 1
  for (const directory of [calm, killed]) rmSync(directory, { recursive: true })
}
