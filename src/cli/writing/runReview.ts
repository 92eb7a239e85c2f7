import { createPictureInspector } from '../../content/inspectPicture.ts'
import { acceptDraft } from '../../write/review/acceptDraft.ts'
import type { DraftReview } from '../../write/review/DraftReview.ts'
import { findDraft } from '../../write/review/findDraft.ts'
import { loadDrafts } from '../../write/review/loadDrafts.ts'
import { rejectDraft } from '../../write/review/rejectDraft.ts'
import { type Environment, UsageError } from '../Environment.ts'
import { shortPath, siteFolder } from '../folders.ts'
import { formatDraft, formatWholeDraft } from './formatDraft.ts'

export interface ReviewCommandOptions {
  readonly site: string
  readonly by?: string
  readonly reason?: string
}

export const reviewActions = ['list', 'show', 'accept', 'reject'] as const

export interface ReviewRequest extends ReviewCommandOptions {
  readonly action: string
  /** The name of the draft. */
  readonly name: string | undefined
}

/** `roomwright review`. */
export async function runReview({ action, name, ...options }: ReviewRequest, environment: Environment): Promise<void> {
  const directory = siteFolder(environment, options.site)
  const inspectPicture = createPictureInspector({ cacheDirectory: environment.cache })
  const drafts = await loadDrafts({ directory, now: environment.now, inspectPicture })
  const say = (text: string) => process.stdout.write(`${text}\n`)
  if (action === 'list') {
    say(drafts.length === 0 ? 'There are no drafts.' : drafts.map(formatDraft).join('\n'))
    return
  }
  const draft = draftNamed(drafts, action, name)
  if (action === 'show') {
    say(formatWholeDraft(draft))
    return
  }
  const { by, reason } = options
  if (by === undefined || by.trim() === '' || /\p{Cc}/u.test(by)) throw new UsageError('Say who judges the draft: --by NAME.')
  const judgement = { directory, by: by.trim(), now: environment.now, reason }
  if (action === 'accept') {
    acceptDraft(draft, judgement)
    say(`${draft.file} is published, read by ${judgement.by}.`)
  } else say(`${draft.file} is now ${shortPath(environment, rejectDraft(draft, judgement))}.`)
}

function draftNamed(drafts: readonly DraftReview[], action: string, name: string | undefined): DraftReview {
  if (!reviewActions.some((known) => known === action)) throw new UsageError(`'${action}' is none of ${reviewActions.join(', ')}.`)
  if (name === undefined) throw new UsageError(`Name the draft: roomwright review ${action} ID.`)
  return findDraft(drafts, name)
}
