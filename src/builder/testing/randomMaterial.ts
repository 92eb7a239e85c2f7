/** An author as written. */
export interface AuthorText {
  readonly slug: string
  readonly name: string
  text: string
}

/** An article as written. */
export interface ArticleText {
  readonly file: string
  fields: Record<string, unknown>
  body: string
}

/** Changes, each of which returns what it has changed. */
export type Edits = readonly (readonly [name: string, change: () => string])[]

/** Vocabulary of random texts. */
export const words = 'oak walnut linen plaster shelf chair table drawer lamp rug curtain window light shadow corner wall floor paint'.split(
  ' ',
)
export const languages = ['en', 'tr'] as const

export const places = ['seats', 'tables', 'lamps'].flatMap((category) => ['old', 'new', 'other'].map((child) => ({ category, child })))

/** Orders of the front page. */
export const homes = [
  ['lead', 'categories', 'newest', 'rated', 'updated', 'text'],
  ['projects', 'rooms', 'newest', 'lead'],
  ['text', 'rated', 'updated', 'newest'],
  ['lead', 'updated', 'projects', 'rated'],
] as const

export const topics = ['wood', 'metal']

/** Builds a category tree from the categories' titles. */
export function categoryTree(titles: ReadonlyMap<string, string>): object {
  const child = (key: string, children: unknown) => ({ slug: key, title: key, description: `All ${key}.`, children })
  const tree = [...titles].map(([key, title]) => {
    const children = Object.fromEntries(
      ['old', 'new', 'other'].map((name) => {
        const inside = name === 'other' ? null : Object.fromEntries(topics.map((topic) => [topic, child(topic, null)]))
        return [name, { ...child(name, inside), slug: `${name}-${key}` }]
      }),
    )
    return [key, { ...child(key, children), title }]
  })
  return Object.fromEntries(tree)
}
