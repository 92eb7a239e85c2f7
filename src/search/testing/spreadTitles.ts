import type { TitleIndex } from '../TitleIndex.ts'
import { createRandom } from './createRandom.ts'

const syllables =
  'ba be bo ca ce chi co da de do fa fe fi ga go ha he hi ja ka ke la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se shi so sta ta te ti to tra u va ve vi wa we wi ya za'.split(
    ' ',
  )
const endings = ['', '', 'n', 's', 'r', 'ing', 'er', 'ed', 'le', 'nd']

/** Generates titles from made-up words whose frequencies vary like those of real words. The same count gives the same titles. */
export function spreadTitles(count: number): TitleIndex {
  const below = createRandom(count)
  const words = Array.from({ length: 25_000 }, () => {
    const body = Array.from({ length: 1 + below(4) }, () => syllables[below(syllables.length)] ?? '').join('')
    return body + (endings[below(endings.length)] ?? '')
  })
  // Frequencies decrease with the rank.
  const word = () => words[Math.floor(Math.exp((below(1_000_000) / 1_000_000) * Math.log(words.length))) - 1] ?? 'oak'
  const articles = Array.from({ length: count }, (_, number): readonly [string, string] => {
    const own = Array.from({ length: 5 + below(5) }, word)
    return [own.join(' ').replace(/^./, (letter) => letter.toUpperCase()), `/articles/${own.slice(0, 6).join('-')}-${number}`]
  })
  const all = articles.map((_, position) => position)
  const groups = Array.from({ length: 8 }, (_, group) => ({
    title: `Group ${group}`,
    path: `/group-${group}`,
    articles: [],
    children: Array.from({ length: 6 }, (__, child) => ({
      title: `Part ${child}`,
      path: `/group-${group}/${child}`,
      articles: all.filter((number) => number % 48 === group * 6 + child),
    })),
  }))
  return { articles, groups }
}
