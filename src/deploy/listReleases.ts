import type { Bucket } from './bucket/Bucket.ts'
import { readRecord } from './record/bucketRecord.ts'
import { pointerKey, releaseKey } from './record/ownKeys.ts'
import type { Release, ReleasePointer } from './record/Release.ts'

export interface ListedRelease {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly objects: number
  readonly bytes: number
  /** Readers see this one. */
  readonly current: boolean
}

/** The releases that a bucket can return to, the newest first. */
export async function listReleases(bucket: Bucket): Promise<readonly ListedRelease[]> {
  const pointer = await readRecord<ReleasePointer>(bucket, pointerKey)
  const releases = await Promise.all((pointer?.releases ?? []).map((id) => readRecord<Release>(bucket, releaseKey(id))))
  return releases
    .filter((release) => release !== undefined)
    .map(({ id, at, by, objects }) => {
      const bytes = Object.values(objects).reduce((sum, { size }) => sum + size, 0)
      return { id, at, by, objects: Object.keys(objects).length, bytes, current: id === pointer?.id }
    })
    .toReversed()
}
