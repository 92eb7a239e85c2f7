/** What is wrong with a text: said to the model, and to the editor. */
export interface Finding {
  readonly rule: string
  readonly message: string
}
