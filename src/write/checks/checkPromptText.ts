import type { Finding } from './Finding.ts'
import { foldedWords } from './shingles.ts'

/** So many words in a row are nobody's coincidence. */
const run = 7

/** Nothing of the instructions is in the text. */
export function checkPromptText(text: string, instructions: readonly string[]): readonly Finding[] {
  const said = ` ${foldedWords(text).join(' ')} `
  for (const instruction of instructions) {
    const words = foldedWords(instruction)
    for (let index = 0; index + run <= words.length; index++) {
      const phrase = words.slice(index, index + run).join(' ')
      if (said.includes(` ${phrase} `))
        return [{ rule: 'prompt', message: `"${phrase}" is of the instructions, not of the article. Leave it out.` }]
    }
  }
  return []
}
