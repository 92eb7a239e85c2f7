import fs, { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDestination } from '../../../import/plan/Destination.ts'
import { temporaryFolder } from '../../../platform/testing/temporaryFolder.ts'
import { loadDrafts } from '../../../write/review/loadDrafts.ts'
import { loadKnownPublication } from '../../../write/run/loadKnownPublication.ts'
import { loadPublication } from '../../loadPublication.ts'
import { placesOf, pretendToInspect, runConfigOnce } from '../../testing/loadFiles.ts'

let locked: string | undefined
const real = fs.readdirSync

// No permission keeps out the user that runs tests in a container.
beforeAll(() => {
  fs.readdirSync = ((path: string, options: { withFileTypes: true }) => {
    if (locked === undefined || !path.endsWith(locked)) return real(path, options)
    throw Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'scandir', path })
  }) as typeof fs.readdirSync
  syncBuiltinESMExports()
})

afterAll(() => {
  fs.readdirSync = real
  syncBuiltinESMExports()
})

let site: string
const now = new Date('2026-06-01')

beforeEach(() => {
  locked = undefined
  site = join(temporaryFolder('unreadable'), 'site')
  cpSync(join(import.meta.dirname, '../../../../fixtures/sites/minimal'), site, { recursive: true })
  for (const file of ['articles/b/en.md', 'authors/ann/en.md', 'pages/terms/en.md', 'public/files/a.txt', 'languages/en.yaml']) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), '')
  }
})

const load = () => loadPublication({ directory: site, now, drafts: false, inspectPicture: pretendToInspect, runConfig: runConfigOnce })

test.each([['articles/b'], ['articles'], ['authors'], ['authors/ann'], ['pages'], ['public'], ['public/files'], ['languages']])(
  'the folder %s that may not be read is a problem beside the others',
  async (folder) => {
    locked = folder
    const places = placesOf(await load())
    expect(places.filter((place) => place.startsWith(`${folder}:`) || place.startsWith(`${folder}/`))).toEqual([
      `${folder}:1:1 unreadable-file`,
    ])
    const other = folder.startsWith('pages') ? 'articles/b/en.md' : 'pages/terms/en.md'
    expect(places).toContain(`${other}:1:1 front-matter`)
  },
)

test('what imports, drafts and reviews stops there, since texts in such a folder are not absent', async () => {
  locked = 'articles/b'
  await expect(openDestination(site, { shown: 'site', now, runConfig: runConfigOnce })).rejects.toThrow(
    /articles\/b: There is no permission/,
  )
  const review = loadDrafts({ directory: site, now, inspectPicture: pretendToInspect, runConfig: runConfigOnce })
  await expect(review).rejects.toThrow(/articles\/b: There is no permission/)
  await expect(loadKnownPublication(site, now, runConfigOnce)).rejects.toThrow(/articles\/b: There is no permission/)
})
