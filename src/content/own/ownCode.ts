import type { CodeAnswer } from '../load/config/runConfig.ts'
import type { OwnAdditions } from './ownTexts.ts'
import type { FieldsSchema } from '../schemas/check/checkSchema.ts'

/** Fields that the publication's code defines. */
export type OwnFields = Readonly<Record<string, unknown>>

/** The parts of the publication's code that its texts are checked against. */
export interface OwnCode {
  /** Hash of the code, except for what each block is made of; files read under another hash are read again. */
  readonly hash: string
  /** The fields of each block, by the word after the fence. */
  readonly blocks: ReadonlyMap<string, FieldsSchema<OwnFields>>
  /** A hash of what each block is made of: if it changes, only the texts that use the block are read again. */
  readonly states: ReadonlyMap<string, string>
  /** Absent if the settings are plain data. */
  readonly config?: CodeAnswer
  /** Absent if there are no plug-ins. */
  readonly additions?: OwnAdditions
}

/** The code of a publication that has none. */
export const noCode: OwnCode = { hash: '', blocks: new Map(), states: new Map() }
