import { createHash } from 'node:crypto'

/** Names a release by all that it consists of. */
export function releaseDigest(objects: Iterable<readonly [key: string, object: { readonly fingerprint: string }]>): string {
  const digest = createHash('sha256')
  for (const line of [...objects].map(([key, { fingerprint }]) => `${key}\n${fingerprint}\n`).toSorted()) digest.update(line)
  return digest.digest('hex').slice(0, 32)
}
