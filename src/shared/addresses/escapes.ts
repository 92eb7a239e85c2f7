/** Decodes a text's percent escapes; undefined if one of them is malformed. */
export function decodeStrictly(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** Decodes a text's percent escapes; returns the text unchanged if one of them is malformed. */
export function decodeEscapes(text: string): string {
  return decodeStrictly(text) ?? text
}

/** Encodes a decoded path for use in a URL: of the reserved characters only slashes stay as they are. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Converts an address to printable ASCII for use in a header; existing escapes stay. */
export function toAsciiAddress(address: string): string {
  return address.toWellFormed().replace(/[^!-~]+/gu, encodeURIComponent)
}
