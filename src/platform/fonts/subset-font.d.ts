declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'sfnt'
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  }
  /** Returns the font reduced to the letters of `text` and the given ranges of its axes. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
