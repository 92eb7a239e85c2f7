/** How the editors rate an article. */
export interface Rating {
  /** 0 to 5: what five answers come to. */
  readonly value: number
  /** With one decimal, in the page's language. */
  readonly text: string
}
