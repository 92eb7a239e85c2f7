const systemErrors: Readonly<Record<string, string>> = {
  EACCES: 'the permission is missing',
  ENOSPC: 'the disk is full',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EMFILE: 'too many files are open',
  EBUSY: 'it is in use; a mount point cannot be replaced, so name a folder inside it',
  EISDIR: 'it is a folder where a file is expected',
}

/** What went wrong, for a person, in a sentence; the stack only where `ROOMWRIGHT_DEBUG` asks for it. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return `Something went wrong: ${String(error)}`
  if (process.env.ROOMWRIGHT_DEBUG && error.stack) return error.stack
  const code = 'code' in error ? String(error.code) : ''
  const known = systemErrors[code]
  if (known) {
    const place =
      'path' in error && typeof error.path === 'string' ? `${error.path}: ${known}` : known.replace(/^./, (letter) => letter.toUpperCase())
    return `${place}. Nothing was changed.`
  }
  return error.message
}
