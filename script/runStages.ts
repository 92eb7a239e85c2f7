import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

// node script/runStages.ts [--all] check:types,test:unit test:browser …: runs npm scripts, those of one argument in parallel, the arguments
// in sequence. The output of a script is printed when it ends. The first failure ends the run: parallel scripts are stopped, and the failed
// one is named. With --all, every script runs to its end, and all that failed are named.
const [option, ...others] = process.argv.slice(2)
const runsAll = option === '--all'
process.exitCode = await runStages((runsAll || option === undefined ? others : [option, ...others]).map((stage) => stage.split(',')))

async function runStages(stages: readonly (readonly string[])[]): Promise<number> {
  const failed: string[] = []
  for (const names of stages) {
    failed.push(...(await runAtOnce(names)))
    if (failed.length > 0 && !runsAll) break
  }
  for (const name of failed) process.stdout.write(`${runsAll ? 'Failed' : 'Stopped'} at ${name}. \`npm run ${name}\` repeats it.\n`)
  return failed.length > 0 ? 1 : 0
}

/** Runs scripts in parallel; returns those that failed: at most one, unless --all is given. */
async function runAtOnce(names: readonly string[]): Promise<readonly string[]> {
  const failed: string[] = []
  const running = new Set<ChildProcess>()
  const interrupt = () => {
    running.forEach(endWithItsOwn)
    process.exit(130)
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  await Promise.all(
    names.map(async (name) => {
      // In its own process group, so that it can be stopped with all its children.
      const child = spawn('npm', ['run', '--silent', name], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
      running.add(child)
      const start = performance.now()
      const [status, out, err] = await Promise.all([endOf(child), text(child.stdout), text(child.stderr)])
      running.delete(child)
      // A stopped script prints nothing.
      if (failed.length > 0 && !runsAll) return
      const seconds = Math.round((performance.now() - start) / 1000)
      process.stdout.write(`${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n${out}${err}`)
      if (status === 0) return
      failed.push(name)
      if (!runsAll) running.forEach(endWithItsOwn)
    }),
  )
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  return failed
}

function endOf(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(undefined)).once('close', (status) => resolve(status ?? undefined))
  })
}

function endWithItsOwn({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid)
  } catch {
    // It has already ended.
  }
}
