import type { CodeAnswer } from '../load/config/runConfig.ts'
import type { OwnAdditions } from './ownTexts.ts'
import type { FieldsSchema } from '../schemas/checkSchema.ts'

/** Fields that code of the publication's own defines. */
export type OwnFields = Readonly<Record<string, unknown>>

/** What the publication's own code defines, as far as its texts are checked by it. */
export interface OwnCode {
  /** Identifies it, but for what each block is made of: what was read by another one is read again. */
  readonly hash: string
  /** The fields of each block, by the word behind the fence. */
  readonly blocks: ReadonlyMap<string, FieldsSchema<OwnFields>>
  /** Of each block, a hash of what it is made of: where it changes, only the texts that use the block are read again. */
  readonly states: ReadonlyMap<string, string>
  /** Absent where the settings are plain data. */
  readonly config?: CodeAnswer
  /** Absent where there are no plug-ins. */
  readonly additions?: OwnAdditions
}

/** A publication of plain files. */
export const noCode: OwnCode = { hash: '', blocks: new Map(), states: new Map() }
