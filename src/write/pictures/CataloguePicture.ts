/** A finished picture of the kit that a draft may take. */
export interface CataloguePicture {
  /** The article that it was made for. */
  readonly name: string
  readonly scene: string
  readonly seed: number
  /** Absolute path. */
  readonly file: string
  /** Of the file's content. */
  readonly hash: string
  /** What it shows, by language. */
  readonly alt: Readonly<Record<string, string>>
}
