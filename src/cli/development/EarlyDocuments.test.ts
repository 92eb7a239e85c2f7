import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { EarlyDocuments } from './EarlyDocuments.ts'

const paths = ['/', '/articles/oak', '/articles/ash']
const oak = { path: '/articles/oak/', file: 'articles/oak/index.html', html: 'Oak' }
const ash = { path: '/articles/ash/', file: 'articles/ash/index.html', html: 'Ash' }

let reloaded: string[]
let begun: number
let early: EarlyDocuments

beforeEach(() => {
  reloaded = []
  begun = 0
  early = new EarlyDocuments({
    begin: () => void (begun += 1),
    addTo: (html, options) => `${html} ${options?.isEarly ? 'early' : ''}`,
    reloadEarly: (isMade) => void reloaded.push(...paths.filter(isMade)),
  })
})

describe('documents of the build in progress', () => {
  it('replace those of the output on their pages, and on no others', () => {
    early.confirm([oak])
    expect([early.answer(oak.file), early.answer(ash.file), reloaded]).toEqual(['Oak early', undefined, ['/articles/oak']])
  })

  it('reload a page again only if they differ', () => {
    early.confirm([oak])
    early.confirm([oak, { ...ash, html: 'Ash, again' }])
    early.confirm([{ ...oak, html: 'Oak, again' }])
    expect(reloaded).toEqual(['/articles/oak', '/articles/ash', '/articles/oak'])
    expect(early.answer(oak.file)).toBe('Oak, again early')
  })

  it('are gone once they are discarded', () => {
    early.confirm([oak])
    early.discard()
    expect(early.answer(oak.file)).toBeUndefined()
  })
})

describe('documents rendered before a build', () => {
  it('hold the build up until their pages have requested all of them', async () => {
    let isHeld = true
    const guessed = early.guess([oak, ash]).then(() => (isHeld = false))
    expect(reloaded).toEqual(['/articles/oak', '/articles/ash'])
    expect(early.answer(oak.file)).toBe('Oak early')
    await setTimeout(50)
    expect(isHeld).toBe(true)
    early.answer(ash.file)
    await guessed
  })

  it('hold it up for a moment only if no page requests them', async () => {
    await early.guess([oak])
    expect(early.answer(oak.file)).toBe('Oak early')
  })

  it('do not hold it up if there are none', async () => {
    expect(await Promise.race([early.guess([]).then(() => 'at once'), setTimeout(0, 'later')])).toBe('at once')
  })

  it('are guesses until the build has made them', async () => {
    const guessed = early.guess([oak, ash])
    for (const { file } of [oak, ash]) early.answer(file)
    await guessed
    early.confirm([oak])
    expect(early.hasGuesses).toBe(true)
    early.confirm([{ ...ash, html: 'Ash, again' }])
    expect([early.hasGuesses, reloaded]).toEqual([false, ['/articles/oak', '/articles/ash', '/articles/ash']])
  })

  it('are not taken for those that the build made instead', async () => {
    await early.guess([oak])
    early.confirm([oak, ash])
    expect(begun).toBe(0)
    early.confirm([{ ...oak, html: 'Oak, again' }])
    expect(begun).toBe(1)
  })

  it('are forgotten as guesses by the next build', async () => {
    await early.guess([oak])
    await early.guess([])
    expect(early.hasGuesses).toBe(false)
  })
})
