import { scriptedBody, scriptedParagraph, scriptedTitle } from './scriptedText.ts'
import type { ScriptedRequest } from './ScriptedRequest.ts'

/** Returns the answer of an obedient model; the same request gets the same answer. */
export function goodAnswer({ pass, language, data, user, repair = '' }: ScriptedRequest): unknown {
  // A second attempt gives another answer.
  const topic = `${String(data.topic ?? data.title)}${repair}`
  const title = () => scriptedTitle(language, `${topic} title`)
  switch (pass) {
    case 'topics':
      return {
        topics: Array.from({ length: Number(data.count) }, (_, index) =>
          scriptedTitle(language, `${String(data.subcategory)} ${index + (data.covered as readonly string[]).length}`),
        ),
      }
    case 'outline':
      return { sections: [1, 2, 3].map((index) => ({ heading: scriptedTitle(language, `${topic} heading ${index}`), points: [] })) }
    case 'draft':
    case 'edit':
      // Headings are not counted, and texts vary in length.
      return { body: scriptedBody(language, `${topic} ${pass}`, Number(/(\d+) to \d+ words/.exec(user)?.[1]) * 1.2) }
    case 'texts':
      return { title: title(), description: scriptedParagraph(language, topic, 2), slug: '', picture: 'A room in low sun', sources: [] }
    case 'classification':
      return { category: 'homeDecorTrends', subcategory: 'colorSchemes', subsubcategories: [], other: false }
    case 'picture': {
      const names = (data.pictures as readonly { readonly name: string }[]).map(({ name }) => name)
      return { picture: names[topic.length % names.length], alt: scriptedParagraph(language, `${topic} alt`, 1) }
    }
    case 'author':
      return { author: (data.authors as readonly { readonly name: string }[])[0]?.name }
  }
}
