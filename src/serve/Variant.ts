/** The bytes that answer a request, and by which tags a client may know them. */
export interface Variant {
  readonly encoding: 'br' | 'gzip' | 'identity'
  readonly bytes: Buffer
  readonly etag: string
  /** Its own first, then those of other bytes that decode to the same. */
  readonly tags: readonly string[]
}
