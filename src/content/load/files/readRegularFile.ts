import { type Stats, accessSync, closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, leadsNowhere } from '../../../platform/errorCode.ts'
import { formatSize, limits } from '../../limits.ts'
import { type ProblemDetails, type Problem, problemIn } from '../../problem.ts'
import { isInside } from './listFolder.ts'

type ReadFile = { readonly content: Buffer } | { readonly details: ProblemDetails }

export const leadsOut: ProblemDetails = {
  severity: 'error',
  rule: 'outside-folder',
  message: 'This link points outside the publication folder, or to nothing.',
  fix: 'Replace it with a copy of the file.',
}

const unreadableMessage = 'There is no permission to read this folder, or the disk cannot read it.'

/** Reports a folder that the system refuses to read. */
export function unreadableFolder(folder: string): Problem {
  return problemIn(folder, {
    severity: 'error',
    rule: 'unreadable-file',
    message: unreadableMessage,
    fix: 'Allow the user that runs this command to read it.',
  })
}

/** Throws if a folder could not be read, for commands that must not take its texts for absent. */
export function requireReadable(directory: string, problems: readonly Problem[]): void {
  const unread = problems.find(({ message }) => message === unreadableMessage)
  if (unread) throw new Error(`${join(directory, unread.file)}: ${unread.message}`)
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'There is no permission to read the file.',
  EPERM: 'There is no permission to read the file.',
  ELOOP: 'This is a link to itself.',
  EIO: 'The disk cannot read the file.',
}

/**
 * Reads a whole file of the publication if it is a regular file within the size limit and no link leads out to it.
 * `details` says why it cannot be read; undefined if there is no such file.
 */
export function readRegularFile(options: {
  /** The publication folder; absent if the file is known to be inside it. */
  readonly directory?: string
  readonly path: string
  /** Maximum size in bytes. */
  readonly most: number
  /** Buffer for the content, which is valid until the next read; larger files get a buffer of their own. */
  readonly memory?: Buffer
}): ReadFile | undefined {
  const { directory, path, most, memory } = options
  try {
    if (directory !== undefined && !isInside(directory, path)) return { details: leadsOut }
    // Non-blocking, so that a pipe without a writer opens at once and is refused like other special files.
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    try {
      const status = fstatSync(file)
      const details = faultOf(status, most)
      if (details) return { details }
      return { content: memory && status.size < memory.length ? readInto(memory, file) : readFileSync(file) }
    } finally {
      closeSync(file)
    }
  } catch (error) {
    const details = detailsOf(error)
    if (details) return { details }
    if (!leadsNowhere(error)) throw error
    return isLink(path) ? { details: leadsOut } : undefined
  }
}

/** Reads a file into a buffer; drops what does not fit, since the file has grown after its size was checked. */
function readInto(memory: Buffer, file: number): Buffer {
  let length = 0
  for (let read = -1; read !== 0; length += read) read = readSync(file, memory, length, memory.length - length, null)
  return memory.subarray(0, length)
}

/** Explains why the system refuses to read a file; undefined for any other error. */
function detailsOf(error: unknown): ProblemDetails | undefined {
  const message = reasons[errorCode(error)]
  return message === undefined ? undefined : unreadable(message)
}

/** Checks a file by its status, without reading it. */
function faultOf(status: Stats, most: number): ProblemDetails | undefined {
  if (status.isDirectory()) return unreadable('This is a folder, not a file.')
  if (!status.isFile()) return unreadable('This is neither a file nor a folder.')
  if (status.size <= most) return undefined
  const message = `The file is ${formatSize(status.size)}; it may be at most ${formatSize(most)}.`
  return { severity: 'error', rule: 'file-too-large', message, fix: 'Make it smaller, or split it.' }
}

function unreadable(message: string): ProblemDetails {
  return { severity: 'error', rule: 'unreadable-file', message, fix: 'Replace it with a file that can be read.' }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch (error) {
    if (leadsNowhere(error)) return false
    throw error
  }
}

/** Reports files below `public/` that cannot be copied, without reading any. */
export function judgePublicFiles(directory: string, files: readonly string[]): readonly Problem[] {
  return files.flatMap((name) => {
    const file = `public/${name}`
    try {
      const path = join(directory, file)
      accessSync(path, constants.R_OK)
      const fault = faultOf(statSync(path), limits.publicFile)
      return fault ? [problemIn(file, fault)] : []
    } catch (error) {
      const details = detailsOf(error)
      if (!details) throw error
      return [problemIn(file, details)]
    }
  })
}
