/** What the runtime says to a reader, in the language of the page. */
export interface Texts {
  /** `%` stands for the page's title. */
  readonly navigated: string
  readonly loading: string
  readonly offline: string
}
