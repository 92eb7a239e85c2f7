import type { OutputFile, OutputFolder } from '../output/OutputFolder.ts'
import type { FactReader } from './FactReader.ts'

/** What is known about a part whose files may not be rendered yet. */
export interface Kept<More> {
  /** Hash of what its files are made from; absent if rendering them costs little. */
  readonly content?: string
  /** What the rest of the build needs from it; must survive JSON. */
  readonly more: More
}

/** A part of the output whose files are not rendered yet. */
export interface Part<More> extends Kept<More> {
  write(output: Pick<OutputFolder, 'add'>): void
}

/** The files of a part, and the facts that were read to render them. */
export interface WrittenPart {
  readonly files: readonly { readonly file: OutputFile; readonly text: string | Uint8Array }[]
  readonly reads: readonly string[]
}

/** A part with its files, as plain data. */
export interface MadePart<More> extends Kept<More> {
  /** The facts that were read to plan it. */
  readonly reads: readonly string[]
  readonly written: WrittenPart
}

/** Plans and renders a part, to be passed to another process. */
export function makePart<More>(reader: FactReader, plan: () => Part<More>): MadePart<More> {
  const { made: part, reads } = reader.watch(plan)
  const { content, more } = part
  return { more, ...(content !== undefined && { content }), reads, written: writePart(part, reader) }
}

/** Renders the files of a part. */
export function writePart({ write }: Part<unknown>, reader: FactReader): WrittenPart {
  const files: { readonly file: OutputFile; readonly text: string | Uint8Array }[] = []
  const { reads } = reader.watch(() => write({ add: (file, text) => void files.push({ file, text }) }))
  return { files, reads }
}
