import type { CodeAnswer } from '../load/config/runConfig.ts'
import type { FieldsSchema } from '../schemas/checkSchema.ts'

/** Fields that code of the publication's own defines. */
export type OwnFields = Readonly<Record<string, unknown>>

/** What the publication's own code defines, as far as its texts are checked by it. */
export interface OwnCode {
  /** Identifies it: what was read by another one is read again. */
  readonly hash: string
  /** The fields of each block, by the word behind the fence. */
  readonly blocks: ReadonlyMap<string, FieldsSchema<OwnFields>>
  /** Absent where the settings are plain data. */
  readonly config?: CodeAnswer
}

/** A publication of plain files. */
export const noCode: OwnCode = { hash: '', blocks: new Map() }
