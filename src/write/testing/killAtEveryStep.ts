import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ScriptedModel, startScriptedModel } from './startScriptedModel.ts'

const program = join(import.meta.dirname, '../../../bin/roomwright')

interface CommandOutcome {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs `roomwright write` as a separate process. */
export async function runCommand(args: readonly string[], url: string): Promise<CommandOutcome> {
  const child = startCommand(args, url)
  const exit = once(child, 'exit') as Promise<[number | null]>
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { status, out, err }
}

/** Runs the command until a server has received this many requests, then interrupts it like Ctrl+C. */
export async function interruptCommand(args: readonly string[], { url, requests }: ScriptedModel, count: number) {
  const child = startCommand(args, url)
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const watch = setInterval(() => {
    if (requests.length < count) return
    clearInterval(watch)
    child.kill('SIGINT')
  }, 20)
  const [err, [, signal]] = await Promise.all([text(child.stderr), exit])
  clearInterval(watch)
  return { err, signal }
}

function startCommand(args: readonly string[], url: string) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ROOMWRIGHT_MODEL_URL: url,
    ROOMWRIGHT_MODEL: 'scripted',
    SOURCE_DATE_EPOCH: '1795000000',
  }
  return spawn(program, ['write', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

interface KilledRun extends CommandOutcome {
  /** Number of processes that were killed. */
  readonly deaths: number
  /** Tokens that the server counted. */
  readonly charged: number
}

/**
 * Repeats a command until it reports that it is done. Every request to the model kills it twice: once before the
 * answer, and once at some point after it, between settling the call and writing the draft's file. Spared
 * requests, by their number from 0, kill no process.
 */
export async function killAtEveryStep(
  args: readonly string[],
  random: () => number,
  isSpared: (request: number) => boolean = () => false,
): Promise<KilledRun> {
  let child: ReturnType<typeof startCommand> | undefined
  let deaths = 0
  const kill = (victim: typeof child) => {
    if (victim?.kill('SIGKILL')) deaths++
  }
  const seen = new Map<string, number>()
  const server = await startScriptedModel(({ system, user, repair = '' }) => {
    const request = `${system}${user}${repair}`
    const times = seen.get(request) ?? 0
    seen.set(request, times + 1)
    if (isSpared([...seen.keys()].indexOf(request))) return undefined
    if (times === 0) {
      kill(child)
      return 'hang'
    }
    // On a busy machine a process needs longer to read its answer, so each try allows more time.
    const victim = child
    setTimeout(() => kill(victim), random() * 150 * 4 ** (times - 1))
    return undefined
  })
  try {
    for (;;) {
      child = startCommand(args, server.url)
      const exit = once(child, 'exit') as Promise<[number | null]>
      const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), exit])
      // Dead or alive: a user who has seen the summary does not repeat the command.
      if (out.includes('Journal:')) return { status, out, err, deaths, charged: server.charged }
      if (status !== null) throw new Error(`The command ended with status ${status} and no summary`)
    }
  } finally {
    await server.close()
  }
}
