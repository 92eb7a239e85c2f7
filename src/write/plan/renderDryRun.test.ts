import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadNewsroom, type Newsroom } from '../run/loadNewsroom.ts'
import { makeNewsroom } from '../testing/makeNewsroom.ts'
import { planSchema } from './planSchema.ts'
import { renderDryRun } from './renderDryRun.ts'
import { resolvePlan } from './resolvePlan.ts'

const place = { lang: 'en', category: 'home-decor-trends', subcategory: 'color-schemes' }

describe('a dry run', () => {
  let directory: string
  let newsroom: Newsroom

  beforeAll(async () => {
    directory = makeNewsroom()
    newsroom = await loadNewsroom(directory, new Date('2026-03-01'))
  })

  afterAll(() => rmSync(directory, { recursive: true }))

  const render = (...plan: readonly unknown[]) => renderDryRun(resolvePlan(planSchema.parse(plan), newsroom), newsroom)
  const totalsOf = (text: string) => {
    const [, likely, most] = /Likely (\d+) tokens, [\d.]+ EUR; .* about (\d+) tokens, [\d.]+ EUR\. Nothing was called\.$/.exec(text) ?? []
    return [Number(likely), Number(most)]
  }
  const passesOf = (text: string) => Array.from(text.matchAll(/^--- (\w+), (.*?),/gm), ([, pass, times]) => `${pass} ${times}`)

  it('shows every call with its prompts', () => {
    const text = render({ ...place, count: 3 })
    expect(text).toMatch(/^1\. 3 articles in en, homeDecorTrends \/ colorSchemes\n/)
    expect(passesOf(text)).toEqual([
      'topics once',
      'outline 3 times',
      'draft 3 times',
      'edit 3 times',
      'texts 3 times',
      'classification 3 times',
      'author 3 times',
    ])
    expect(text).toContain('[system]\nYou are on the staff of a magazine')
    expect(text).toContain('"covered": [\n  "White Walls in a Northern Room"\n ]')
    expect(text).toContain('"path": "/articles/white-walls"')
    expect(text).not.toMatch(/…{4}/)
  })

  it('names the subjects of a plan, and finds those that are missing', () => {
    expect(passesOf(render({ ...place, topics: ['Oiling a worktop'] }))).not.toContain('topics once')
    expect(render({ ...place, topics: ['Oiling a worktop'] })).toContain('colorSchemes: Oiling a worktop\n')
    expect(passesOf(render({ ...place, count: 60 }))[0]).toBe('topics 3 times')
  })

  it('estimates tokens and cost, which grow with the plan', () => {
    const [likely = 0, most = 0] = totalsOf(render({ ...place, topics: ['Oiling a worktop'] }))
    expect(likely).toBeGreaterThan(3000)
    expect(most).toBeGreaterThan(likely)
    const [twice = 0] = totalsOf(render({ ...place, topics: ['Oiling a worktop', 'Silencing a bed'] }))
    expect(Math.abs(twice - 2 * likely)).toBeLessThan(20)
    expect(totalsOf(render({ ...place, lang: 'ru', topics: ['Тихая кровать'] }))[0]).toBeGreaterThan(likely)
  })
})
