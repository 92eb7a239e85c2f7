/** The code of a system error (`ENOENT`); empty for anything else that was thrown. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Whether something failed with one of these codes of the system. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes(errorCode(error))
}

/** The same error with the file that it is about: that of a read, a write or a flush names none. */
export function withPath(error: unknown, path: string): unknown {
  return errorCode(error) === '' ? error : Object.assign(error as Error, { path, dest: undefined })
}

/** Whether there is no such file: nothing has the name, or a part of the path is a file. */
export function isAbsence(error: unknown): boolean {
  return hasCode(error, 'ENOENT', 'ENOTDIR')
}

/** The same for a path taken from a text: a circle of links, a zero byte or too long a name leads nowhere too. */
export function leadsNowhere(error: unknown): boolean {
  return isAbsence(error) || hasCode(error, 'ENAMETOOLONG', 'ELOOP', 'ERR_INVALID_ARG_VALUE')
}

/** The file system knows no hard links, or not this one. */
export function isWithoutLinks(error: unknown): boolean {
  return hasCode(error, 'EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS', 'EXDEV')
}

/** Whether there is no such file, or its name is a folder's. */
export function isMissing(error: unknown): boolean {
  return isAbsence(error) || hasCode(error, 'EISDIR')
}

/** A command was given something that it cannot use: an argument, a variable, a folder, a plan. */
export class UsageError extends Error {}
