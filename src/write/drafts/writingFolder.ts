import { join } from 'node:path'

/** Returns the paths of the generator's own files, beside the drafts; nothing else reads them. */
export function writingFolder(directory: string) {
  const root = join(directory, '.writing')
  return {
    root,
    runs: join(root, 'runs'),
    lock: join(root, 'lock'),
    reviews: join(root, 'reviews.jsonl'),
    notes: (id: string, language: string) => join(root, 'notes', `${id}.${language}.json`),
    rejected: (id: string, language: string) => join(root, 'rejected', id, `${language}.md`),
    half: (name: string) => join(root, `half-${name}`),
  }
}
