/** The words of a new publication in one language; `{lang}` stands for its code, `{title}` for the publication's title. */
export interface StartTexts {
  /** Explains how to write an article; it is one itself. */
  readonly article: StartArticle
  readonly author: { readonly name: string; readonly description: string; readonly biography: string }
  /** Description of an author: `{name}`. */
  readonly person: string
  /** Description of the front page. */
  readonly home: string
  /** What to write on the pages that only the publisher can write. */
  readonly pages: { readonly [Name in 'about-us' | 'privacy-policy' | 'terms']: StartPage }
  readonly categories: { readonly [Key in 'guides' | 'notes']: { readonly title: string; readonly description: string } }
  /** Description of a category of which only the title is known: `{name}`. */
  readonly category: string
  /** Of a text that `new` makes. */
  readonly draft: { readonly description: string; readonly body: string }
}

interface StartArticle {
  readonly title: string
  readonly description: string
  /** Markdown, a paragraph each. */
  readonly body: readonly string[]
}

interface StartPage {
  readonly heading: string
  readonly description: string
  readonly body: string
}
