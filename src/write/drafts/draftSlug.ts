import { slugFault, slugFrom } from '../../content/schemas/slugField.ts'

/** In bytes; a slug names a folder. */
const longest = 100

/** The slug that was proposed where it is one in Latin letters, else one made of the title. */
export function draftSlug(proposed: string, title: string): string {
  if (/^[a-z0-9-]+$/.test(proposed) && proposed.length <= longest && slugFault(proposed) === undefined) return proposed
  const plain = title
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/(?<=\p{sc=Latn})\p{M}+/gu, '')
  const words = slugFrom(plain).split('-')
  while (words.length > 1 && Buffer.byteLength(words.join('-')) > longest) words.pop()
  const slug = words.join('-')
  return slugFault(slug) === undefined ? slug : 'article'
}
