import type { z } from 'zod'
import type { Language } from '../../shared/languages/languages.ts'
import type { BuiltTexts } from '../../shared/messages/builtForms.ts'
import type { Palette } from '../../shared/colours/themeColours.ts'
import type { BodyPicture } from '../pictures/bodyPicture.ts'

interface FigureOptions {
  /** The `sizes` attribute of the picture. */
  readonly sizes: string
  /** HTML before the caption. */
  readonly label: string
}

/** The page that a block is on. */
export interface BlockPage {
  readonly language: Language
  /** The locale that `Intl` formats dates and numbers with. */
  readonly locale: string
  /** The texts that only the build uses. */
  readonly built: BuiltTexts
  /** The two text colours. */
  readonly inks: Pick<Palette, 'text' | 'ground'>
  /** Whether the page has scripts: a block may render an island. */
  readonly isLive: boolean
  /** Renders a picture with its caption as HTML. */
  figure(this: void, picture: BodyPicture, options: FigureOptions): string
}

/** A block of the engine: its fields and its HTML, defined as a publication does with `defineBlock`. */
export interface EngineBlock<Schema extends z.ZodObject, Fields> {
  readonly schema: Schema
  /** The fields of the example in the guide. */
  readonly example: string
  /** Renders HTML that reads well without styles. Its style sheet lies next to the module. */
  Block(this: void, fields: Fields, page: BlockPage): string
}

/** Defines a block that comes with the engine. `Fields` differs from the schema's output if the block has opened pictures. */
export function defineEngineBlock<Schema extends z.ZodObject, Fields = z.output<Schema>>(
  definition: EngineBlock<Schema, Fields>,
): EngineBlock<Schema, Fields> {
  return definition
}
