declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'sfnt'
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  }
  /** The font with no more than the letters of `text` and the ranges of its axes. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
