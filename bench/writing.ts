import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJournal } from '../src/write/journal/openJournal.ts'
import { type JournalRecord, runState } from '../src/write/journal/runState.ts'
import { killAtEveryStep, runCommand } from '../src/write/testing/killAtEveryStep.ts'
import { copyPublication, draftsIn, filesBeside, makePublication, withPictures } from '../src/write/testing/makePublication.ts'
import { createRandom } from '../src/write/testing/scriptedText.ts'
import { scriptedLanguages } from '../src/write/testing/vocabulary.ts'
import { startScriptedModel } from '../src/write/testing/startScriptedModel.ts'

// node bench/writing.ts [--calm] [--keep] [--concurrency=N] [LANGUAGE …]: writes twenty articles in each language with a scripted model,
// then again with a process that is killed at every step. `--calm` skips the killing, which takes minutes, and `--keep` keeps the
// publications on disk. With a concurrency above one, another article may have taken a title or a picture, so the articles may differ; the
// run then only checks that nothing is paid for twice.
const count = 20
const say = (text: string) => process.stdout.write(`${text}\n`)

function journalOf(directory: string): readonly JournalRecord[] {
  const runs = join(directory, '.writing/runs')
  const [file = ''] = readdirSync(runs)
  return readJournal(join(runs, file)).records
}

/** Counts the repeated payments for the same call. */
function paidTwice(records: readonly JournalRecord[]): number {
  const calls = records.flatMap((record) => (record.type === 'settle' ? [record.call] : []))
  return calls.length - new Set(calls).size
}

/** Returns everything that a run leaves for an editor. */
const resultOf = (directory: string) => JSON.stringify([draftsIn(directory), filesBeside(directory)])
const halves = (directory: string) => readdirSync(join(directory, '.writing')).filter((name) => name.startsWith('half-')).length

const args = process.argv.slice(2)
const named = args.filter((arg) => !arg.startsWith('--'))
const concurrency = args.find((arg) => arg.startsWith('--concurrency='))?.replace(/^.*=/, '') ?? '1'

for (const language of named.length > 0 ? named : scriptedLanguages) {
  const options = ['--lang', language, '--category', 'home-decor-trends', '--count', String(count), '--concurrency', concurrency, '--site']
  const calm = makePublication(withPictures(30))
  const killed = copyPublication(calm)
  const server = await startScriptedModel()
  const { out } = await runCommand([...options, calm], server.url)
  say(`${language}: ${server.requests.length} requests, ${server.charged} tokens by the server's own count\n${out.trimEnd()}`)
  await server.close()
  if (!args.includes('--calm')) {
    const started = performance.now()
    const run = await killAtEveryStep([...options, killed], createRandom(language))
    const [alone, records] = [runState(journalOf(calm)), journalOf(killed)]
    const resumed = runState(records)
    const isSame = resultOf(calm) === resultOf(killed)
    const isEqual = JSON.stringify(alone.settled) === JSON.stringify(resumed.settled)
    const [twice, half] = [paidTwice(records), halves(killed)]
    say(
      `${language}: killed ${run.deaths} times in ${((performance.now() - started) / 1000).toFixed(0)} s; ${Object.keys(draftsIn(killed)).length} drafts, ${isSame ? 'the same' : 'OTHERS'}; ` +
        `settled ${resumed.settled.input} + ${resumed.settled.output} tokens, ${isEqual ? 'the same' : 'OTHERS'}; ` +
        `${twice} calls paid for twice, ${half} half files; ${resumed.lost.input} + ${resumed.lost.output} reserved for calls without an answer\n`,
    )
    if (twice + half > 0 || (concurrency === '1' && !(isSame && isEqual))) process.exitCode = 1
  }
  for (const directory of [calm, killed]) {
    if (args.includes('--keep')) say(`  ${directory}`)
    else if (existsSync(directory)) rmSync(directory, { recursive: true })
  }
}
