import { join } from 'node:path'
import { proveWarmBuilds } from '../src/builder/testing/proveWarmBuilds.ts'

// node script/proveWarmBuilds.ts [ROUNDS [SEED [ARTICLES]]]: random edits, each built warm and clean; exit 1 where the two differ.
const [rounds = 500, seed = 1, articles = 300] = process.argv.slice(2).map(Number)
const differences = await proveWarmBuilds({
  root: join(import.meta.dirname, '..'),
  rounds,
  seed,
  articles,
  round: (count, edits) => void process.stdout.write(`${count} of ${rounds}: ${edits.join('; ')}\n`),
})
for (const line of differences) process.stdout.write(`${line}\n`)
process.exitCode = differences.length > 0 ? 1 : 0
