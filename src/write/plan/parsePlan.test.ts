import { describe, expect, it } from 'vitest'
import { createSourceText } from '../../content/load/source/sourceText.ts'
import { PlanError, parsePlan } from './parsePlan.ts'

const tree = {
  languages: ['en', 'tr'] as const,
  categories: [{ key: 'homeDecorTrends', slug: 'home-decor-trends', children: [{ key: 'colorSchemes', slug: 'color-schemes' }] }],
}
const read = (text: string) => parsePlan(createSourceText('topics.yaml', text), tree)

describe('a plan', () => {
  it('names places by slug or key, and plans as many articles as it has topics', () => {
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
    expect(read('- { lang: en, category: homeDecorTrends }')).toMatchObject([{ count: 1, topics: [] }])
    expect(read('- { lang: en, category: homeDecorTrends, count: 3, topics: [Red rooms] }')).toMatchObject([{ count: 3 }])
  })

  it.each([
    ['- { lang: fr, category: home-decor-trends }', 'topics.yaml:1:11|The publication has no language fr.|Its languages are en, tr.'],
    ['- { lang: xx, category: home-decor-trends }', 'topics.yaml:1:11|`lang` "xx" is not the tag of a language.'],
    ['- { lang: ru, category: home-decor-trends }', 'topics.yaml:1:11|The publication has no language ru.'],
    ['- { lang: en, category: home-decor-trend }', 'topics.yaml:1:25|There is no category "home-decor-trend".|Did you mean'],
    ["- { lang: en, category: '' }", 'topics.yaml:1:25|`category` is empty.|Write the slug or the key'],
    [
      '- { lang: en, category: home-decor-trends, subcategory: kitchens }',
      'topics.yaml:1:57|There is no subcategory of home-decor-trends "kitchens".|Write one of color-schemes.',
    ],
    [
      '- lang: en\n  category: home-decor-trends\n  count: 0',
      'topics.yaml:3:10|`count` is the number 0.|Write a whole number from 1 to 500.',
    ],
    ['- { lang: en, category: home-decor-trends, cuont: 2 }', 'topics.yaml:1:44|`cuont` is not a field.|Did you mean `count`?'],
    [
      '- { lang: en, category: home-decor-trends, topics: [2024] }',
      '`topics` is the number 2024.|Write a subject of 3 to 300 characters, in quotes.',
    ],
    ['- { lang: en, category: home-decor-trends, topics: [ab] }', 'This entry of `topics` is "ab".'],
    ['lang: en', 'topics.yaml:1:1|The file is a map.|Write a list of'],
    ['', 'topics.yaml:1:1|The file has no value.|Write a list of'],
    ['- [', 'topics.yaml:1:4|A closing quote'],
  ])('is refused with a position and a fix: %s', (text, parts) => {
    for (const part of parts.split('|')) expect(() => read(text)).toThrow(part)
  })

  it.each([
    ['- { lang: en, category: nothing, count: 0 }', ['1:25', '1:41']],
    ['- { lang: xx, category: home-decor-trends, subcategory: kitchens }', ['1:11', '1:57']],
    ['- { lang: fr, category: nothing, subcategory: 3, cuont: 2 }', ['1:11', '1:25', '1:47', '1:50']],
  ])('has all mistakes of one entry reported at once: %s', (text, places) => {
    for (const place of places) expect(() => read(text)).toThrow(`topics.yaml:${place}`)
  })

  it('has all its mistakes reported at once, including unknown languages and categories', () => {
    const text = '- { lang: fr, category: home-decor-trends }\n- { lang: en, category: homeDecorTrend }\n- { lang: ru, category: nothing }'
    const places = ['1:11', '2:25', '3:11', '3:25'].map((place) => expect.stringContaining(`topics.yaml:${place}`) as string)
    const thrown = () => {
      try {
        read(text)
      } catch (error) {
        return error instanceof PlanError ? error.message.split('\n').filter((line) => line.startsWith('topics')) : error
      }
      return undefined
    }
    expect(thrown()).toEqual(places)
  })
})
