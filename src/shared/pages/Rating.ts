/** The editors' rating of an article. */
export interface Rating {
  /** 0 to 5: the sum of five answers. */
  readonly value: number
  /** The value with one decimal, formatted for the page's language. */
  readonly text: string
}
