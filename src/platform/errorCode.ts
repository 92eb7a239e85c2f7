/** Returns the code of a system error (`ENOENT`); empty for anything else that was thrown. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Reports whether an error has one of these system error codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes(errorCode(error))
}

/** Adds the path to a system error: errors of reads, writes and flushes do not name the file. */
export function withPath(error: unknown, path: string): unknown {
  return errorCode(error) === '' ? error : Object.assign(error as Error, { path, dest: undefined })
}

/** Reports whether a file does not exist: the name is free, or a part of the path is a file. */
export function isAbsence(error: unknown): boolean {
  return hasCode(error, 'ENOENT', 'ENOTDIR')
}

/** Like `isAbsence`, for a path taken from a text: a symlink loop, a zero byte or an overlong name leads nowhere too. */
export function leadsNowhere(error: unknown): boolean {
  return isAbsence(error) || hasCode(error, 'ENAMETOOLONG', 'ELOOP', 'ERR_INVALID_ARG_VALUE')
}

/** Reports whether the file system does not support hard links, or not this one. */
export function isWithoutLinks(error: unknown): boolean {
  return hasCode(error, 'EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS', 'EXDEV')
}

/** Reports whether a file does not exist or its name is that of a folder. */
export function isMissing(error: unknown): boolean {
  return isAbsence(error) || hasCode(error, 'EISDIR')
}
