import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { placeCopy, replaceFile } from '../../platform/files/replaceFile.ts'
import type { PlannedText } from '../plan/planText.ts'
import { type Ledger, type LedgerText, hashOf } from './Ledger.ts'

/**
 * What an import did with a text. `kept`: it was changed in the publication only. `conflict`: it was changed in both places, and the
 * publication's version is kept.
 */
export type Outcome = 'new' | 'updated' | 'same' | 'kept' | 'conflict' | 'deleted'

export interface AppliedText {
  readonly planned: PlannedText
  readonly outcome: Outcome
  readonly entry: LedgerText
  /** Where the later version of a conflicting text was stored. */
  readonly offered?: string
}

/** Writes a text and its pictures, unless an editor changed or removed it. */
export function applyText(site: string, planned: PlannedText, ledger: Ledger): AppliedText {
  const { placed, text, hash, version, imported } = planned
  const path = join(site, placed.file)
  const before = ledger.texts[placed.key]
  const isThere = existsSync(path) && !(placed.isPlaceholder && !before)
  const current = isThere ? hashOf(readFileSync(path)) : undefined
  const outcome = decide({ before, current, hash, version })
  const pictures = Object.fromEntries(planned.pictures.map((picture) => [picture.name, picture.hash]))
  const fresh: LedgerText = { file: placed.file, slug: placed.slug, text: hash, version, imported, pictures }
  if (outcome === 'new' || outcome === 'updated') {
    mkdirSync(dirname(path), { recursive: true })
    for (const { name, path: from } of planned.pictures)
      copyPicture({ from, to: join(dirname(path), name), before: before?.pictures[name] })
    replaceFile(path, text)
    return { planned, outcome, entry: fresh }
  }
  // An import that was killed may have written the text without recording it.
  if (outcome !== 'conflict') return { planned, outcome, entry: before && current !== hash ? before : fresh }
  const offered = `.roomwright/imports/${placed.page ? 'pages.' : ''}${placed.id}.${placed.language}.md`
  mkdirSync(dirname(join(site, offered)), { recursive: true })
  if (!existsSync(join(site, offered)) || readFileSync(join(site, offered), 'utf8') !== text) replaceFile(join(site, offered), text)
  return { planned, outcome, entry: { ...(before ?? fresh), offered: version }, offered }
}

interface Decision {
  readonly before: LedgerText | undefined
  /** Hash of the existing file. */
  readonly current: string | undefined
  readonly hash: string
  readonly version: string
}

function decide({ before, current, hash, version }: Decision): Outcome {
  if (!before) return current === undefined ? 'new' : current === hash ? 'same' : 'conflict'
  if (current === undefined) return 'deleted'
  const isChangedThere = version !== before.version
  if (current === before.text) return isChangedThere ? 'updated' : 'same'
  if (current === hash) return 'same'
  return isChangedThere ? 'conflict' : 'kept'
}

interface PictureCopy {
  readonly from: string
  readonly to: string
  /** Hash of the version that an earlier import placed. */
  readonly before: string | undefined
}

/** Copies a picture, but only over an earlier version of itself, never over an editor's. */
function copyPicture({ from, to, before }: PictureCopy): void {
  if (existsSync(to) && hashOf(readFileSync(to)) !== before) return
  placeCopy(from, to)
}
