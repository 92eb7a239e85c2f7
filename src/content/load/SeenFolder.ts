import type { FileStamp } from '../../platform/fileStamp.ts'
import type { FolderItem } from './listFolder.ts'

/** A publication folder as somebody has just looked at it, so that it need not be looked at again. It holds no links. */
export interface SeenFolder {
  /** What stands in a folder, sorted by name; undefined where there is no such folder. */
  list(folder: string): readonly FolderItem[] | undefined
  /** Undefined for what was not looked at. */
  stampOf(file: string): FileStamp | undefined
}
