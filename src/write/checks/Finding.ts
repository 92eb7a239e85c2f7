/** A fault in a text, described to the model and to the editor. */
export interface Finding {
  readonly rule: string
  readonly message: string
}
