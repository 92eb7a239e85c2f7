import type { Bucket } from './bucket/Bucket.ts'
import { pointerKey, releaseKey } from './record/BucketState.ts'
import { readRecord } from './record/Release.ts'
import { isPointer, isRelease } from './record/recordForms.ts'

export interface ListedRelease {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly objects: number
  readonly bytes: number
  /** Whether readers see this release. */
  readonly current: boolean
}

/** Lists the releases that a bucket can return to, newest first. */
export async function listReleases(bucket: Bucket): Promise<readonly ListedRelease[]> {
  const pointer = await readRecord(bucket, pointerKey, isPointer)
  const releases = await Promise.all((pointer?.releases ?? []).map((id) => readRecord(bucket, releaseKey(id), isRelease)))
  return releases
    .filter((release) => release !== undefined)
    .map(({ id, at, by, objects }) => {
      const bytes = Object.values(objects).reduce((sum, { size }) => sum + size, 0)
      return { id, at, by, objects: Object.keys(objects).length, bytes, current: id === pointer?.id }
    })
    .toReversed()
}
