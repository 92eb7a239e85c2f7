import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

/** Settings of the person at the keyboard, or of a hook that runs this, which would change what Git prints or reads. */
const foreign = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_COMMON_DIR', 'GIT_PREFIX']

/** What Git prints; undefined where there is no Git, or it refuses. */
export async function runGit(directory: string, args: readonly string[], input = ''): Promise<Buffer | undefined> {
  const kept = Object.entries(process.env).filter(([name]) => !foreign.includes(name))
  const settings = ['-c', 'log.showSignature=false', '-c', 'log.follow=false', '-c', 'core.fsmonitor=false']
  const child = spawn('git', ['-C', directory, ...settings, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...Object.fromEntries(kept), GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' },
  })
  const ended = once(child, 'close').catch(() => undefined)
  // A Git that ends before it has read everything closes the pipe; its exit status tells.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [printed, status] = await Promise.all([buffer(child.stdout), ended])
  return status?.[0] === 0 ? printed : undefined
}
