import type { ObjectHeaders } from '../plan/WantedObject.ts'

export interface StoredObject {
  readonly key: string
  readonly etag: string
}

export interface PutRequest {
  readonly key: string
  readonly body: Buffer
  readonly headers: ObjectHeaders
}

export interface CopyRequest {
  readonly from: string
  readonly to: string
  readonly redirectTo?: string
}

/** A bucket of any service; every call is retried as long as that may help, and fails with what the service said. */
export interface Bucket {
  readonly name: string
  list(this: void, prefix?: string): Promise<readonly StoredObject[]>
  /** Undefined where there is nothing at the key. */
  read(this: void, key: string): Promise<Buffer | undefined>
  /** Gives the entity tag. */
  put(this: void, request: PutRequest): Promise<string>
  /** Gives the entity tag of the copy, which keeps the headers but for `redirectTo`. */
  copy(this: void, request: CopyRequest): Promise<string>
  remove(this: void, keys: readonly string[]): Promise<void>
  /** The time by the bucket's own clock, in milliseconds; this machine's may be wrong. */
  now(this: void): number
  close(this: void): void
}
