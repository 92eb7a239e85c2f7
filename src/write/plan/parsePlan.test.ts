import { describe, expect, it } from 'vitest'
import { parsePlan } from './parsePlan.ts'
import { resolvePlan } from './resolvePlan.ts'

const tree = {
  languages: ['en', 'tr'] as const,
  categories: [{ key: 'homeDecorTrends', slug: 'home-decor-trends', children: [{ key: 'colorSchemes', slug: 'color-schemes' }] }],
}
const read = (text: string) => resolvePlan(parsePlan(text, 'topics.yaml'), tree)

describe('a plan', () => {
  it('names places by slug or key, and asks for as many articles as it has topics', () => {
    expect(read('- { lang: tr, category: home-decor-trends, subcategory: colorSchemes, topics: [Mavi odalar, Sarı odalar] }')).toEqual([
      {
        language: 'tr',
        category: 'homeDecorTrends',
        subcategory: 'colorSchemes',
        count: 2,
        topics: ['Mavi odalar', 'Sarı odalar'],
      },
    ])
  })

  it('may leave the topics to the model', () => {
    expect(read('- { lang: en, category: homeDecorTrends, count: 3 }')).toMatchObject([{ count: 3, topics: [] }])
  })

  it.each([
    ['- { lang: fr, category: home-decor-trends }', 'entry 1, `lang`: is not one of'],
    ['- { lang: ru, category: home-decor-trends }', 'no language ru'],
    ['- { lang: en, category: home-decor-trend }', 'Did you mean home-decor-trends?'],
    ['- { lang: en, category: home-decor-trends, subcategory: kitchens }', 'There are color-schemes.'],
    ['- { lang: en, category: home-decor-trends, count: 0 }', 'entry 1, `count`'],
    ['- { lang: en, category: home-decor-trends, cuont: 2 }', 'cuont'],
    ['lang: en', 'A plan is a list'],
    ['- [', 'not YAML'],
  ])('%s is refused with a sentence', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence)
  })
})
