import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from './Publication.ts'

/** The article that shows every drawing and calculator of the guide; also below `/ar`. */
export const drawnPath = '/articles/drawn'

/** Returns the guide's examples of drawings and calculators. */
function examples(): string {
  const guide = readFileSync('docs/authoring.md', 'utf8').split('## Drawings and calculators')[1] ?? ''
  return [...guide.matchAll(/^````markdown\n([\s\S]*?)^````$/gm)].map(([, example = '']) => example).join('\n')
}

/** A publication of one article in two languages, with the examples as written in the guide. */
export const drawn: Publication = {
  name: 'drawn',
  folder(folder) {
    cpSync('fixtures/sites/minimal', folder, { recursive: true })
    const settings = join(folder, 'site.config.ts')
    writeFileSync(settings, readFileSync(settings, 'utf8').replace("['en']", "['en', 'ar']"))
    mkdirSync(join(folder, 'articles/drawn'), { recursive: true })
    const [, front = ''] = readFileSync(join(folder, 'articles/a-plain-chair/en.md'), 'utf8').split('---\n')
    const others = '\n```calculator\ncalculator: rug-size\n```\n'
    for (const language of ['en', 'ar']) {
      const text = `---\n${front.replace('slug: a-plain-chair', 'slug: drawn')}---\nWords.\n\n${examples()}${others}`
      writeFileSync(join(folder, 'articles/drawn', `${language}.md`), text)
    }
  },
}
