import { sep } from 'node:path'
import { getSystemErrorMap } from 'node:util'
import { BuildStoppedError } from '../builder/BuildStoppedError.ts'
import { errorCode, hasCode } from '../platform/errorCode.ts'

const systemErrors: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'the system does not allow it',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota of this user is used up',
  EFBIG: 'the file would be larger than the system allows',
  EIO: 'the disk cannot read or write it',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder where a file is expected',
  EEXIST: 'something with this name already exists',
  ENOTEMPTY: 'the folder is not empty',
  ENAMETOOLONG: 'the name is too long for the file system',
  ELOOP: 'its links lead in a circle',
  EXDEV: 'it is on a different disk from the folder it would be moved to',
  EBUSY: 'it is in use',
  ETXTBSY: 'a running program is using it',
  ESTALE: 'the network folder that it is in has changed; open it again',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open on this machine',
  ENOMEM: 'there is not enough memory',
  EINTR: 'reading or writing it was interrupted; run the command again',
}

/** Errors of a rename that concern its target. */
const aboutTarget: ReadonlySet<string> = new Set(['EEXIST', 'ENOTEMPTY', 'EISDIR'])

/** Explains an error to the user in a sentence; returns the stack if `ROOMWRIGHT_DEBUG` is set. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return `Something went wrong: ${String(error)}`
  if (process.env.ROOMWRIGHT_DEBUG && error.stack) return error.stack
  if (error instanceof BuildStoppedError) return `${explainError(error.cause)} ${error.message}`
  const missing = missingPackage(error)
  if (missing !== undefined) return `This needs the package ${missing}, which is not installed: run \`npm install ${missing}\`.`
  return explainSystemError(error) ?? (isFullDisk(error.cause) ? explainError(error.cause) : error.message)
}

/** Returns what to do if an error is that the cache cannot be written, as the end of a message. */
export function cacheAdvice(error: unknown, cache: string): string {
  const cause = error instanceof BuildStoppedError ? error.cause : error
  const { path } = Object(cause) as { readonly path?: unknown }
  const isRefused = ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(cause))
  const isInside = typeof path === 'string' && (path === cache || path.startsWith(`${cache}${sep}`))
  return isRefused && isInside ? ' Name another folder for the cache with ROOMWRIGHT_CACHE.' : ''
}

/** Returns the name of a missing package: users install the libraries for storage and models themselves. */
export function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error && hasCode(error, 'ERR_MODULE_NOT_FOUND'))) return undefined
  return /^Cannot find package '([^']+)'/.exec(error.message)?.[1]
}

/** Explains an error of the system; undefined for any other. */
function explainSystemError(error: Error): string | undefined {
  if ('syscall' in error && error.syscall === 'uv_cwd')
    return 'The current folder does not exist any more. Change to another one, and run the command again.'
  const code = errorCode(error)
  const reason = systemErrors[code] ?? describeFileError(error, code)
  if (reason === undefined) return undefined
  const { path, dest } = error as Error & { readonly path?: unknown; readonly dest?: unknown }
  const place = aboutTarget.has(code) && typeof dest === 'string' ? dest : path
  return typeof place === 'string' ? `${place}: ${reason}.` : `${reason.replace(/^./, (letter) => letter.toUpperCase())}.`
}

function describeFileError(error: Error, code: string): string | undefined {
  // Other errors, of libraries and the network, have messages of their own.
  if (!('syscall' in error && 'path' in error)) return undefined
  const [, description] = [...getSystemErrorMap().values()].find(([name]) => name === code) ?? []
  return description && `${description} (${code})`
}

/** Reports whether the disk is full, which is reported first: no other advice helps until there is space. */
function isFullDisk(cause: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(cause))
}
