/**
 * The texts of a new publication in one language; `{lang}` stands for its code, `{title}` for the publication's title, `{authors}` and
 * `{sitemap}` for the paths of these pages.
 */
export interface StartTexts {
  /** An article that explains how to write one. */
  readonly article: StartArticle
  readonly author: { readonly name: string; readonly description: string; readonly biography: string }
  /** Description of an author, with `{name}`. */
  readonly person: string
  /** Description of the front page. */
  readonly home: string
  /** What to write on the pages that only the publisher can write. */
  readonly pages: { readonly [Name in 'about-us' | 'privacy-policy' | 'terms']: StartPage }
  readonly categories: { readonly [Key in 'guides' | 'notes']: { readonly title: string; readonly description: string } }
  /** Description of a category that only has a title, with `{name}`. */
  readonly category: string
  /** For texts made by `new`. */
  readonly draft: { readonly description: string; readonly body: string }
}

interface StartArticle {
  readonly title: string
  readonly description: string
  /** Markdown, one paragraph an item. */
  readonly body: readonly string[]
}

interface StartPage {
  readonly heading: string
  readonly description: string
  readonly body: string
}
