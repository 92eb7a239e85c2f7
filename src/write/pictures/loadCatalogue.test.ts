import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { hashOfFile, loadCatalogue } from './loadCatalogue.ts'

/** Loads the catalogue `art/pictures.json` of a publication with these files. */
function load(catalogue: unknown, files: Readonly<Record<string, string>> = {}) {
  const directory = temporaryFolder('catalogue')
  const text = typeof catalogue === 'string' ? catalogue : JSON.stringify(catalogue)
  for (const [path, content] of Object.entries({ 'site/settings': '', 'art/pictures.json': text, ...files })) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), content)
  }
  return { directory, load: () => loadCatalogue(join(directory, 'site'), '../art/pictures.json') }
}

const lamp = { scene: 'plain-room', seed: 4, alt: 'A lamp', width: 1200 }

describe('a catalogue of pictures', () => {
  it('has the pictures that are finished, those beside their articles before those that wait', () => {
    const { directory, load: read } = load(
      { lamp, chair: { ...lamp, alt: { tr: 'Bir sandalye', en: 'A chair' } }, stool: lamp },
      { 'site/articles/lamp/lead.webp': 'beside', 'art/waiting/lamp.webp': 'waiting', 'art/waiting/chair.webp': 'waiting' },
    )
    const [beside, waiting] = ['site/articles/lamp/lead.webp', 'art/waiting/chair.webp'].map((path) => join(directory, path))
    const made = { scene: 'plain-room', seed: 4 }
    expect(read()).toEqual([
      { name: 'lamp', ...made, alt: { en: 'A lamp' }, file: beside, hash: hashOfFile(beside ?? '') },
      { name: 'chair', ...made, alt: { tr: 'Bir sandalye', en: 'A chair' }, file: waiting, hash: hashOfFile(waiting ?? '') },
    ])
  })

  it.each([
    [{ lamp: { ...lamp, alt: '' } }],
    [{ lamp: { ...lamp, alt: 'a'.repeat(501) } }],
    [{ lamp: { ...lamp, alt: { '??': 'A lamp' } } }],
    [{ lamp: { ...lamp, seed: -1 } }],
    [{ lamp: { ...lamp, scene: '../room' } }],
    [{ '../lamp': lamp }],
    [[lamp]],
    ['scribble'],
  ])('is refused with a sentence if it is %j', (catalogue) => {
    expect(load(catalogue).load).toThrow(
      '`writing.pictures` of site.config.ts names ../art/pictures.json, which is not a catalogue of pictures. Correct it, or leave the setting out.',
    )
  })

  it('may have descriptions of 500 characters', () => {
    const files = { 'art/waiting/lamp.webp': 'waiting' }
    expect(load({ lamp: { ...lamp, alt: 'a'.repeat(500) } }, files).load()).toHaveLength(1)
  })
})
