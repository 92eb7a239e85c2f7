import type { z } from 'zod'
import type { Language } from '../../shared/languages.ts'
import type { BuiltTexts } from '../../shared/messages/builtForms.ts'
import type { Palette } from '../../shared/themeColours.ts'
import type { BodyPicture } from '../bodyPicture.ts'

interface FigureOptions {
  /** How wide the picture is shown. */
  readonly sizes: string
  /** HTML before the caption. */
  readonly label: string
}

/** The page that a block stands on. */
export interface BlockPage {
  readonly language: Language
  /** The tag by which `Intl` formats dates and numbers. */
  readonly locale: string
  /** The texts that only the build needs. */
  readonly built: BuiltTexts
  /** The two colours that texts are set in. */
  readonly inks: Pick<Palette, 'text' | 'ground'>
  /** Scripts come to the page: an island may be left for them. */
  readonly isLive: boolean
  /** A picture with its caption, as HTML. */
  figure(this: void, picture: BodyPicture, options: FigureOptions): string
}

/** A block of the engine's: its fields and what readers see of them, as `defineBlock` takes them of a publication. */
export interface EngineBlock<Schema extends z.ZodObject, Fields> {
  readonly schema: Schema
  /** Fields that stand in the guide. */
  readonly example: string
  /** HTML that reads well without styles. A style sheet lies beside the module. */
  Block(this: void, fields: Fields, page: BlockPage): string
}

/** Defines a block that comes with the engine. `Fields` differs from the schema's where pictures were opened. */
export function defineEngineBlock<Schema extends z.ZodObject, Fields = z.output<Schema>>(
  definition: EngineBlock<Schema, Fields>,
): EngineBlock<Schema, Fields> {
  return definition
}
