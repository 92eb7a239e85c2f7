import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { type ConfigAnswer, type ConfigRequest, type ConfigRunner, runConfig } from '../load/config/runConfig.ts'
import { plainData } from '../load/config/plainData.ts'
import { readCollections } from '../own/readCollections.ts'
import { type LoadOptions, type LoadResult, loadPublication } from '../loadPublication.ts'
import type { PictureInspector } from '../pictures/inspectPicture.ts'

export interface TestFiles {
  /** By path relative to the publication folder; null removes a file of the minimal publication. */
  readonly [file: string]: string | Buffer | null
}

const minimal = join(import.meta.dirname, '../../../fixtures/sites/minimal')

/** Loads the minimal publication with some files changed, from a temporary folder. */
export async function loadFiles(
  files: TestFiles,
  options: Partial<Pick<LoadOptions, 'now' | 'drafts' | 'inspectPicture' | 'further'>> & { readonly collections?: unknown } = {},
): Promise<LoadResult> {
  const directory = mkdtempSync(join(tmpdir(), 'publication-'))
  try {
    cpSync(minimal, directory, { recursive: true })
    for (const [file, content] of Object.entries(files)) {
      const path = join(directory, file)
      if (content === null) rmSync(path, { recursive: true, force: true })
      else {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, content)
      }
    }
    const { now = new Date('2026-06-01'), drafts = false, inspectPicture = pretendToInspect, further, collections } = options
    const runner = collections === undefined ? runConfigOnce : withCollections(collections)
    return await loadPublication({ directory, now, drafts, inspectPicture, runConfig: runner, ...(further && { further }) })
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Runs settings as if they held collections; the column of each place in line 1 is the length of its path. */
function withCollections(written: unknown): ConfigRunner {
  const { collections, problems } = readCollections(written, ({ name = '', definition: { path } = { path: [] } }) => ({
    file: 'site.config.ts',
    line: 1,
    column: 1 + [name, ...path].join('.').length,
  }))
  return async (request) => {
    const answer = await runConfigOnce(request)
    return 'value' in answer ? { value: answer.value, code: { collections, plugins: [] }, problems } : answer
  }
}

const answers = new Map<string, Promise<ConfigAnswer>>()

/**
 * Runs each settings text only once, and single expressions in this process: most tests share settings or have plain ones, and a process
 * for each would take longer than the tests.
 */
export function runConfigOnce(request: ConfigRequest): Promise<ConfigAnswer> {
  const answer = answers.get(request.text) ?? runPlainConfig(request.text) ?? runConfig(request)
  answers.set(request.text, answer)
  return answer
}

/** Evaluates settings as a process would; undefined for a module of more than one expression, or one that fails. */
function runPlainConfig(text: string): Promise<ConfigAnswer> | undefined {
  try {
    const expression = /^\s*export default\s+(\{[^]*\})\s*$/.exec(stripTypeScriptTypes(text))?.[1]
    if (expression === undefined) return undefined
    // As from a process: plain data, from no other realm.
    return Promise.resolve(plainData(runInNewContext(`(${expression})`, {}, { timeout: 1000 })))
  } catch {
    return undefined
  }
}

/** Lists the errors and warnings of a run as `file:line:column rule`, without the warning that the minimal publication has no authors. */
export function placesOf({ problems }: LoadResult): readonly string[] {
  return problems
    .filter((problem) => problem.rule !== 'no-authors')
    .map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)
}

/** Returns an article's file, with the required fields and others. */
export function article(fields: Readonly<Record<string, string>>, body = 'A text.\n'): string {
  const all = { title: 'A Title', slug: 'a-slug', description: 'A text.', author: 'Ann Lee', date: '2026-01-31', ...fields }
  return `---\n${Object.entries(all)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')}---\n${body}`
}

/** Reports every non-empty file as a picture. */
export const pretendToInspect: PictureInspector = async (path) => {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return { reason: 'missing', detail: 'There is no such file.' }
  if (readFileSync(path).length === 0) return { reason: 'broken', detail: 'It is empty.' }
  return {
    picture: {
      path,
      hash: '0123456789abcdef',
      width: 4,
      height: 3,
      colour: '#c08040',
      colours: [{ colour: '#c08040', percent: 100 }],
      preview: 'data:image/webp;base64,',
    },
  }
}
