import { type Bucket, type Listing, readListing } from '../bucket/Bucket.ts'
import { type BucketState, emptyState, pointerKey, releaseKey, stateKey } from './BucketState.ts'
import { type RecordForm, type Release, type ReleasePointer, readRecord } from './Release.ts'
import { isPointer, isRelease, isState } from './recordForms.ts'

/** A bucket's contents and the records that deploys keep in it. */
export interface Survey {
  readonly listing: Listing
  readonly state: BucketState
  readonly pointer: ReleasePointer | undefined
  /** The release that the pointer names. */
  readonly current: Release | undefined
}

export async function surveyBucket(bucket: Bucket): Promise<Survey> {
  const listing = await readListing(bucket)
  const read = <Kind extends object>(key: string, form: RecordForm<Kind>) => (listing.has(key) ? readRecord(bucket, key, form) : undefined)
  const [state, pointer] = await Promise.all([read(stateKey, isState), read(pointerKey, isPointer)])
  const current = pointer && (await read(releaseKey(pointer.id), isRelease))
  return { listing, state: state ?? emptyState, pointer, current }
}
