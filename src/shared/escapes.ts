/** Text without its percent escapes; undefined where one of them is malformed. */
export function decodeStrictly(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** Text without its percent escapes; as it stands where one of them is malformed. */
export function decodeEscapes(text: string): string {
  return decodeStrictly(text) ?? text
}

/** A decoded path as an address has it: only its slashes stay as they are among what has a meaning there. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** An address in printable ASCII, as a header carries it; the escapes that it has stay. */
export function toAsciiAddress(address: string): string {
  return address.toWellFormed().replace(/[^!-~]+/gu, encodeURIComponent)
}
