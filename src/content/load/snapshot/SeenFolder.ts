import type { FileStamp } from '../../../platform/files/fileStamp.ts'
import type { FolderItem } from '../files/listFolder.ts'

/** A publication folder that was just scanned, so that it need not be scanned again. It contains no links. */
export interface SeenFolder {
  /** Lists the items of a folder, sorted by name; undefined if there is no such folder. */
  list(folder: string): readonly FolderItem[] | undefined
  /** Undefined if the file was not scanned. */
  stampOf(file: string): FileStamp | undefined
}
