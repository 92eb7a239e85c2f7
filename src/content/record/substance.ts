import { splitFrontMatter } from '../load/entries/splitFrontMatter.ts'
import { valueAt } from '../load/source/locatedData.ts'
import { createSourceText } from '../load/source/sourceText.ts'
import { parseYaml } from '../load/yaml/parseYaml.ts'

/** Maximum number of words that may change without a note to readers. */
const fewWords = 2

/**
 * Reports whether two versions of an article's file differ in substance: in three or more words of title, description or body, in any
 * figure, or in a picture.
 */
export function differsInSubstance(before: string, after: string): boolean {
  const [old, now] = [readVersion(before), readVersion(after)]
  return old.pictures !== now.pictures || !sameFigures(old.words, now.words) || differsInWords(old.words, now.words)
}

interface Version {
  readonly words: readonly string[]
  readonly pictures: string
}

const word = /(?<![\p{L}\p{N}])[-−](?=\p{N})|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\p{N}+(?:[.,:/]\p{N}+)*/gu
/** Invisible to readers: the target of a link or picture, and the number of a list item. */
const unseen = /(?<=\])\([^()\n]*\)|^[ \t]*\d+[.)](?=[ \t])/gm
const picture = /!\[[^\]\n]*\]\(\s*([^()\s]+)|^[ \t]*(?:before|after):.*?\bsrc:\s*([^\s,}]+)/gm

function readVersion(text: string): Version {
  const source = createSourceText('', text)
  const span = splitFrontMatter(source)
  const fields = 'rule' in span ? undefined : parseYaml(source, span).data?.value
  const body = 'rule' in span ? source.text : source.text.slice(span.body)
  const seen = [valueAt(fields, ['title']), valueAt(fields, ['description']), body.replace(unseen, '')]
  const pictures = [valueAt(fields, ['image', 'src']), ...Array.from(body.matchAll(picture), ([, inline, block]) => inline ?? block)]
  const words = seen.map(String).join('\n').normalize('NFKC').toLowerCase().match(word) ?? []
  return { words, pictures: pictures.map((path) => String(path).replace(/^\.\//, '')).join('\n') }
}

function sameFigures(old: readonly string[], now: readonly string[]): boolean {
  const figures = (words: readonly string[]) => words.filter((text) => /[\p{N}−]|^-$/u.test(text)).join(' ')
  return figures(old) === figures(now)
}

/** Reports whether the shortest edit from one list of words to the other removes or inserts more than a few; gives up once it does. */
function differsInWords(old: readonly string[], now: readonly string[]): boolean {
  /** How far the old text is matched, by number of words removed and inserted. */
  const reached: number[][] = []
  for (let out = 0; out <= fewWords; out++) {
    for (let put = 0; put <= fewWords; put++) {
      let place = out + put === 0 ? 0 : Math.max((reached[out - 1]?.[put] ?? -1) + 1, reached[out]?.[put - 1] ?? 0)
      while (place < old.length && old[place] === now[place - out + put]) place++
      if (place >= old.length && place - out + put >= now.length) return false
      ;(reached[out] ??= [])[put] = place
    }
  }
  return true
}
