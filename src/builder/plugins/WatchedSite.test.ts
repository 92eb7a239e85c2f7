import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { WatchedSite } from './WatchedSite.ts'

let directory: string
let watched: WatchedSite

beforeEach(() => {
  directory = temporaryFolder('watched')
  const entry = (id: string) => {
    const file = `articles/${id}/en.md`
    const fields = { title: id, entities: [{ category: 'trees' }] }
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), `---\ntitle: ${id}\n---\nThe ${id}.\n`)
    const front = { collection: 'articles', id, language: 'en', path: `/articles/${id}`, title: id, description: '', fields }
    return { file, digest: `digest of ${id}`, front }
  }
  watched = new WatchedSite({ directory, url: 'https://t.example', languages: ['en'], entries: ['oak', 'elm'].map(entry) })
})

it('plug-ins cannot change what other plug-ins see', () => {
  const { site } = watched
  const [oak] = site.entries
  const fields = oak?.fields as { title: string; readonly entities: { category: string }[] }
  expect(() => (fields.title = 'Ash')).toThrow('read only')
  expect(() => fields.entities.push({ category: 'shrubs' })).toThrow('not extensible')
  expect(() => Object.assign(fields.entities[0] ?? {}, { category: 'shrubs' })).toThrow('read only')
  expect(() => Object.assign(site, { url: '' })).toThrow()
})

it('what a function reads is known: the list, single texts and files, even those that are not there', async () => {
  const { made, reads } = await watched.watch(async () => [watched.site.entries[1]?.text, watched.site.read('glossary.yaml')])
  expect(made).toEqual(['The elm.\n', undefined])
  expect(reads).toEqual([
    ['entries', watched.hashOf('entries')],
    ['file glossary.yaml', ''],
    ['text articles/elm/en.md', 'digest of elm'],
  ])
})

it.each(['', '/etc/hosts', '../oak.md', 'a\0b'])('no file of the publication is called %j', (file) => {
  expect(() => watched.site.read(file)).toThrow(`\`read\` was asked for ${JSON.stringify(file)}, which is not a file of the publication`)
})
