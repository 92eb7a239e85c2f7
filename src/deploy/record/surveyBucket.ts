import type { Bucket } from '../bucket/Bucket.ts'
import type { Listing } from '../plan/planRelease.ts'
import { type BucketState, emptyState, pointerKey, releaseKey, stateKey } from './BucketState.ts'
import { type Release, type ReleasePointer, readRecord } from './Release.ts'

/** A bucket's contents, and the records that deploys keep of them. */
export interface Survey {
  readonly listing: Listing
  readonly state: BucketState
  readonly pointer: ReleasePointer | undefined
  /** The release that the pointer names. */
  readonly current: Release | undefined
}

export async function surveyBucket(bucket: Bucket): Promise<Survey> {
  const listing = new Map((await bucket.list()).map(({ key, etag }) => [key, etag]))
  const read = <Kind extends { readonly version: 1 }>(key: string) => (listing.has(key) ? readRecord<Kind>(bucket, key) : undefined)
  const [state, pointer] = await Promise.all([read<BucketState>(stateKey), read<ReleasePointer>(pointerKey)])
  const current = pointer && (await read<Release>(releaseKey(pointer.id)))
  return { listing, state: state ?? emptyState, pointer, current }
}
