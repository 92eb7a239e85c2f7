import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { type FileRecords, logArguments, parseLog } from './parseLog.ts'

/** The Git history of a publication's files. */
export interface PublicationRecord {
  readonly files: FileRecords
  /** Returns the contents with these object ids as texts; unreadable ones are left out. */
  readContents(names: Iterable<string>): Promise<ReadonlyMap<string, string>>
}

/** The reason that there is no history to compare dates with. */
export type NoRecord = 'no history' | 'shallow clone'

/** Reads the Git history of a publication folder, as far as it is committed. */
export async function readRecord(directory: string): Promise<PublicationRecord | NoRecord> {
  const [shallow, log] = await Promise.all([runGit(directory, ['rev-parse', '--is-shallow-repository']), runGit(directory, logArguments)])
  if (shallow?.toString().trim() === 'true') return 'shallow clone'
  if (!log || log.length === 0) return 'no history'
  return { files: parseLog(log.toString()), readContents: (names) => readContents(directory, [...new Set(names)]) }
}

async function readContents(directory: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const printed = names.length === 0 ? undefined : await runGit(directory, ['cat-file', '--batch'], `${names.join('\n')}\n`)
  return printed ? parseBatch(printed) : new Map()
}

/**
 * Parses the output of `git cat-file --batch`: each content follows a line with its id, type and size in bytes, and ends with a line break.
 */
function parseBatch(printed: Buffer): ReadonlyMap<string, string> {
  const contents = new Map<string, string>()
  for (let start = 0; start < printed.length;) {
    const end = printed.indexOf('\n', start)
    if (end < 0) break
    const [name = '', kind, size] = printed.toString('latin1', start, end).split(' ')
    start = end + 1
    if (size === undefined) continue
    if (kind === 'blob') contents.set(name, printed.toString('utf8', start, start + Number(size)))
    start += Number(size) + 1
  }
  return contents
}

/** Variables of the user, or of a Git hook that runs this, that would change what Git reads or prints. */
const foreign = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_COMMON_DIR', 'GIT_PREFIX']

/** Runs Git and returns its output; undefined if there is no Git or it fails. */
async function runGit(directory: string, args: readonly string[], input = ''): Promise<Buffer | undefined> {
  const kept = Object.entries(process.env).filter(([name]) => !foreign.includes(name))
  const settings = ['-c', 'log.showSignature=false', '-c', 'log.follow=false', '-c', 'core.fsmonitor=false']
  const child = spawn('git', ['-C', directory, ...settings, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...Object.fromEntries(kept), GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' },
  })
  const ended = once(child, 'close').catch(() => undefined)
  // A Git process that ends before it has read its input closes the pipe; its exit status tells whether it failed.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [printed, status] = await Promise.all([buffer(child.stdout), ended])
  return status?.[0] === 0 ? printed : undefined
}
