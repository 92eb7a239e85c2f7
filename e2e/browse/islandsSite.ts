import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tables } from './longListing.ts'
import { browsed, test as base } from './test.ts'

const heading = '<div className="page">'
const imports = ['Counter', 'Faulty'].map((name) => `import { ${name} } from '../../components/${name}/${name}.island.tsx'\n`).join('')
const islands = '<Island on="touch"><Counter start={3} /></Island><Island on="touch"><Faulty /></Island>'

/** A copy of the engine with the islands of the fixtures on its category pages. */
function copyEngine(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['bin', 'src', 'package.json', 'package-lock.json']) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  cpSync('fixtures/islands', join(folder, 'src/ui/components'), { recursive: true })
  const file = join(folder, 'src/ui/pages/category/CategoryPage.tsx')
  const text = readFileSync(file, 'utf8')
  const island = text.includes('islands/Island.tsx') ? '' : "import { Island } from '../../islands/Island.tsx'\n"
  writeFileSync(file, imports + island + text.replace(heading, `${heading}${islands}`))
}

/** A test with a site whose category pages have islands that a stranger wrote, and a long listing. */
export const test = base.extend({
  publication: [{ ...browsed, name: 'islands', files: { ...browsed.files, ...tables }, engine: copyEngine }, { scope: 'worker' }],
})
