import { type Language, languageCodes } from '../shared/languages.ts'
import type { BuiltTexts } from '../ui/messages/BuiltTexts.ts'
import type { Messages } from '../ui/messages/en/messages.ts'

interface Texts {
  readonly messages: Messages
  readonly builtTexts: BuiltTexts
}

/** Finds the files of a language in the folder of its code. */
async function readTexts(language: Language): Promise<Texts> {
  const [{ messages }, { builtTexts }] = (await Promise.all([
    import(`../ui/messages/${language}/messages.ts`),
    import(`../ui/messages/${language}/builtTexts.ts`),
  ])) as readonly [Pick<Texts, 'messages'>, Pick<Texts, 'builtTexts'>]
  return { messages, builtTexts }
}

const texts = new Map(await Promise.all(languageCodes.map(async (language) => [language, await readTexts(language)] as const)))

/** The interface's messages, which the build uses in titles and breadcrumbs. */
export function messagesIn(language: Language): Messages {
  return textsIn(language).messages
}

/** The texts that only the build needs. */
export function builtTextsIn(language: Language): BuiltTexts {
  return textsIn(language).builtTexts
}

function textsIn(language: Language): Texts {
  const found = texts.get(language)
  if (!found) throw new Error(`There are no texts in "${language}"`)
  return found
}
