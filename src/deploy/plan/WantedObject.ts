/** What a storage service is told of an object beside its bytes. */
export interface ObjectHeaders {
  readonly contentType: string
  readonly cacheControl: string
  readonly contentEncoding?: 'br' | 'gzip'
  /** Where a service that hosts websites sends whoever asks for it. */
  readonly redirectTo?: string
}

/** Where an object's bytes come from: a file of the build, or a text that the deploy makes. */
export type ObjectSource =
  | { readonly kind: 'file'; readonly path: string; readonly hash: string; readonly hidden: boolean }
  | { readonly kind: 'text'; readonly text: string }

/** By what may name it: whatever is named stands before what names it. */
export type ObjectGroup = 'asset' | 'data' | 'document' | 'appData' | 'worker' | 'listing'

/** One object that a release consists of. */
export interface WantedObject {
  readonly key: string
  /** Of content and headers: two objects with one fingerprint are the same but for their key. */
  readonly fingerprint: string
  readonly group: ObjectGroup
  readonly headers: ObjectHeaders
  readonly source: ObjectSource
  /** Bytes before compression. */
  readonly size: number
}
