import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { listFolder } from '../../content/load/files/listFolder.ts'
import { fileClock, fileStamp } from '../../platform/files/fileStamp.ts'
import { compareWithSurvey, takeSurvey } from './Survey.ts'
import { seenBySurvey } from './seenBySurvey.ts'

/** No file was written just now. */
const later = { ...fileClock, now: () => Infinity }

describe('a publication folder as a survey saw it', () => {
  let root: string
  const survey = async () => {
    const taken = await takeSurvey({ root, isLeftOut: (path) => path === 'dist', clock: later })
    if (!taken) throw new Error('No survey could be taken')
    return taken
  }

  beforeEach(() => {
    root = temporaryFolder('seen')
    for (const folder of ['articles/b', 'articles/a/deep', 'articles/Empty', 'dist']) mkdirSync(join(root, folder), { recursive: true })
    for (const file of ['articles/b/en.md', 'articles/a/en.md', 'articles/a/é.png', 'articles/stray.txt', 'dist/page.html'])
      writeFileSync(join(root, file), file)
  })

  it('matches the folders and files on the disk', async () => {
    const seen = seenBySurvey(await survey())
    for (const folder of ['articles', 'articles/a', 'articles/Empty']) expect(seen.list(folder)).toEqual(listFolder(root, folder))
    for (const file of ['articles/b/en.md', 'articles/a/é.png']) expect(seen.stampOf(file)).toEqual(fileStamp(join(root, file)))
  })

  it('is not taken if a name in it is not UTF-8, so that the name is found and reported', async () => {
    const before = await survey()
    writeFileSync(Buffer.concat([Buffer.from(join(root, 'articles/b/')), Buffer.from([0x61, 0xff])]), 'x')
    const isLeftOut = (path: string) => path === 'dist'
    expect(await takeSurvey({ root, isLeftOut, before, clock: later })).toBeUndefined()
    expect(await takeSurvey({ root, isLeftOut, clock: later })).toBeUndefined()
  })

  it('has no entries for missing paths, or for those that were left out', async () => {
    const seen = seenBySurvey(await survey())
    expect([seen.list('pages'), seen.list('articles/b/en.md'), seen.list('dist')]).toEqual([undefined, undefined, undefined])
    expect([seen.stampOf('articles'), seen.stampOf('dist/page.html')]).toEqual([undefined, undefined])
  })

  it('is updated by a comparison, unless names changed', async () => {
    const before = await survey()
    writeFileSync(join(root, 'articles/b/en.md'), 'another text')
    utimesSync(join(root, 'articles/b/en.md'), 1, 1)
    const { isSame, survey: now } = compareWithSurvey(before, (path) => path === 'dist', later)
    expect(isSame).toBe(false)
    expect(now && seenBySurvey(now).stampOf('articles/b/en.md')).toEqual(fileStamp(join(root, 'articles/b/en.md')))
    rmSync(join(root, 'articles/a/é.png'))
    expect(compareWithSurvey(before, (path) => path === 'dist')).toEqual({ isSame: false })
  })
})
