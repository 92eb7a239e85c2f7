import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ConfigAnswer, type ConfigRequest, type ConfigRunner, runConfig } from '../load/config/runConfig.ts'
import { readCollections } from '../own/readCollections.ts'
import { type LoadOptions, type LoadResult, loadPublication } from '../loadPublication.ts'
import type { PictureInspector } from '../pictures/inspectPicture.ts'

export interface TestFiles {
  /** By path below the publication folder; null takes a file of the minimal publication away. */
  readonly [file: string]: string | Buffer | null
}

const minimal = join(import.meta.dirname, '../../../fixtures/sites/minimal')

/** Loads the minimal publication with some files changed, from a folder that is gone afterwards. */
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

/** Runs settings as if they held collections; these have the place of their key's length, in line 1. */
function withCollections(written: unknown): ConfigRunner {
  const { collections, problems } = readCollections(written, (name = '', _definition, path) => ({
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

/** Runs each text once: most tests have the same settings, and a process for each would take longer than they do. */
export function runConfigOnce(request: ConfigRequest): Promise<ConfigAnswer> {
  const answer = answers.get(request.text) ?? runConfig(request)
  answers.set(request.text, answer)
  return answer
}

/** The errors and warnings of a run as `file:line:column rule`, without the warning that the minimal publication has no authors. */
export function placesOf({ problems }: LoadResult): readonly string[] {
  return problems
    .filter((problem) => problem.rule !== 'no-authors')
    .map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)
}

/** An article's file: the fields that must be there, and others. */
export function article(fields: Readonly<Record<string, string>>, body = 'A text.\n'): string {
  const all = { title: 'A Title', slug: 'a-slug', description: 'A text.', author: 'Ann Lee', date: '2026-01-31', ...fields }
  return `---\n${Object.entries(all)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')}---\n${body}`
}

/** Says of any file that it is a picture, unless it is empty. */
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
