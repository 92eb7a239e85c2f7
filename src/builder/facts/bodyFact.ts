import type { Body } from '../../content/publication.ts'

/** Returns a hash of a text with its pictures. */
export function bodyFact({ digest, inserts }: Body): string {
  const pictures = inserts.flatMap((insert) => {
    if ('picture' in insert) return insert.picture.hash
    return insert.kind === 'before-after' ? [insert.before.picture.hash, insert.after.picture.hash] : []
  })
  return [digest, ...pictures].join(' ')
}
