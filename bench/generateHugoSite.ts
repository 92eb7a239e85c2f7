import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface HugoSite {
  /** A generated publication. */
  readonly publication: string
  readonly directory: string
}

/** Writes the same articles as a Hugo site with comparable pages: article, 25 paged listings, authors, home. */
export function generateHugoSite({ publication, directory }: HugoSite): void {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(join(directory, 'content/articles'), { recursive: true })
  cpSync(join(import.meta.dirname, 'peers/hugo'), directory, { recursive: true })
  const articles = join(publication, 'articles')
  for (const id of readdirSync(articles)) {
    const text = readFileSync(join(articles, id, 'en.md'), 'utf8')
    const category = /category: (\w+)/.exec(text)?.[1] ?? ''
    const subcategory = /subcategory: (\w+)/.exec(text)?.[1] ?? ''
    const author = /author: (.+)/.exec(text)?.[1] ?? ''
    const front = `categories: [${category}]\nsubcategories: [${category}-${subcategory}]\nauthors: [${author}]`
    writeFileSync(
      join(directory, 'content/articles', `${id}.md`),
      text.replace(/entities:[\s\S]*?image:[\s\S]*?alt: .*\n/, `${front}\n`).replace(/^author: .*\n/m, ''),
    )
  }
}
