import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseBudget } from '../money/Budget.ts'
import { type KnownPublication, loadKnownPublication } from '../run/loadKnownPublication.ts'
import { makePublication, planOf } from '../testing/makePublication.ts'
import { renderDryRun } from './renderDryRun.ts'

const place = { lang: 'en', category: 'home-decor-trends', subcategory: 'color-schemes' }

describe('a dry run', () => {
  let directory: string
  let publication: KnownPublication

  beforeAll(async () => {
    directory = makePublication()
    publication = await loadKnownPublication(directory, new Date('2026-03-01'))
  })

  afterAll(() => rmSync(directory, { recursive: true }))

  const model = { name: 'llama3.1', url: 'http://localhost:11434/v1' }
  const render = (...plan: readonly unknown[]) => renderDryRun(planOf(plan, publication), { publication, model })
  const withBudget = (text: string) => {
    const budget = parseBudget(text, publication.settings.price)
    if (typeof budget === 'string') throw new Error(budget)
    return renderDryRun(planOf([{ ...place, count: 3 }], publication), { publication, model, budget })
  }
  const totalsOf = (text: string) => {
    const [, likely, most] =
      /Likely (\d+) tokens, [\d.]+ EUR; .* about (\d+) tokens, [\d.]+ EUR\. The model was not called\.$/.exec(text) ?? []
    return [Number(likely), Number(most)]
  }
  const passesOf = (text: string) => Array.from(text.matchAll(/^--- (\w+), (.*?),/gm), ([, pass, times]) => `${pass} ${times}`)

  it('shows every call with its prompts', () => {
    const text = render({ ...place, count: 3 })
    expect(text).toMatch(/^1\. 3 articles in en, homeDecorTrends \/ colorSchemes\n/)
    expect(passesOf(text)).toEqual([
      'topics once',
      'author 3 times',
      'outline 3 times',
      'draft 3 times',
      'edit 3 times',
      'texts 3 times',
      'classification 3 times',
    ])
    expect(text).toContain('[system]\nYou are on the staff of a magazine')
    expect(text).toContain('"covered": [\n  "White Walls in a Northern Room"\n ]')
    expect(text).toContain('"path": "/articles/white-walls"')
    expect(text).not.toMatch(/…{4}/)
  })

  it('names the topics of a plan, and shows the calls that find missing ones', () => {
    expect(passesOf(render({ ...place, topics: ['Oiling a worktop'] }))).not.toContain('topics once')
    expect(render({ ...place, topics: ['Oiling a worktop'] })).toContain('colorSchemes: Oiling a worktop\n')
    expect(passesOf(render({ ...place, count: 60 }))[0]).toBe('topics 3 times')
  })

  it('shows the longest voice of the authors in the prompts of texts alone', () => {
    const [author] = publication.authors
    const authors = ['Dry.', 'Dry, and as long as a plank.', 'Wry.'].map((voice) => ({ ...author, voice }))
    const text = renderDryRun(planOf([{ ...place, count: 1 }], publication), {
      publication: { ...publication, authors: authors as KnownPublication['authors'] },
      model,
    })
    expect(text.split('Dry, and as long as a plank.')).toHaveLength(3)
    expect(text).not.toMatch(/^(?:Dry|Wry)\.$/m)
  })

  it('names the model and its server', () => {
    expect(render({ ...place, count: 3 })).toContain('\nThe model would be llama3.1 at http://localhost:11434/v1.\n')
    expect(render({ ...place, count: 3 })).not.toContain('budget')
  })

  it.each([
    ['1m', 'The budget of 1000000 tokens is enough, even in the most expensive case.'],
    ['45k', 'The budget of 45000 tokens is probably enough; in the most expensive case, the run stops at it.'],
    ['15k', 'is not enough: the run is likely to stop after about 1 of 3 articles.'],
    ['100', 'is not enough: the run is likely to stop after about 0 of 3 articles.'],
    ['9EUR', 'The budget of 9 EUR is enough, even in the most expensive case.'],
  ])('says whether a budget of %s is enough', (text, sentence) => {
    expect(withBudget(text)).toContain(sentence)
  })

  it('estimates tokens, which grow with the plan', () => {
    const [likely = 0, most = 0] = totalsOf(render({ ...place, topics: ['Oiling a worktop'] }))
    expect(likely).toBeGreaterThan(3000)
    expect(most).toBeGreaterThan(likely)
    const [twice = 0] = totalsOf(render({ ...place, topics: ['Oiling a worktop', 'Silencing a bed'] }))
    expect(Math.abs(twice - 2 * likely)).toBeLessThan(20)
    expect(totalsOf(render({ ...place, lang: 'ru', topics: ['Тихая кровать'] }))[0]).toBeGreaterThan(likely)
  })
})
