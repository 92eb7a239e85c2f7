import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatText } from '../../content/format/formatProblems.ts'
import { readEnvironment } from '../Environment.ts'
import { examine } from '../examine.ts'

const root = join(import.meta.dirname, '../../..')
const home = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')))
const site = join(home, 'site')
const environment = readEnvironment({
  variables: {},
  root,
  cache: join(root, '.cache'),
  workingDirectory: home,
  terminal: false,
  clock: new Date('2026-06-01'),
})

/** Writes a publication that contains every kind of code and no mistakes. */
export function writeSite(): void {
  for (const name of ['minimal', 'planted']) cpSync(join(root, 'fixtures/sites', name), site, { recursive: true })
}

export function removeSite(): void {
  rmSync(home, { recursive: true })
}

/** Returns the errors as `check` prints them. */
export async function told(): Promise<string> {
  const { problems } = await examine(environment, site)
  return formatText(
    problems.filter(({ severity }) => severity === 'error'),
    { styled: false, folder: '.' },
  )
}

/** Returns the errors as `check` prints them after one text of a file is replaced, or after a file is added. */
export async function toldOf({ file, from, to }: { readonly file: string; readonly from: string; readonly to: string }): Promise<string> {
  const path = join(site, file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  if (text?.includes(from) === false) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, text?.replace(from, to) ?? to)
  try {
    return await told()
  } finally {
    if (text === undefined) rmSync(path)
    else writeFileSync(path, text)
  }
}
