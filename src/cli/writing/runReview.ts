import { createConfigRunner } from '../../builder/code/settings/loadSettings.ts'
import { createPictureInspector } from '../../content/pictures/inspectPicture.ts'
import { acceptDraft, rejectDraft } from '../../write/review/acceptDraft.ts'
import { type DraftReview, findDraft, loadDrafts } from '../../write/review/loadDrafts.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { type Environment, shortPath, siteFolder } from '../Environment.ts'
import { plainLine } from './formatSummary.ts'

export interface ReviewCommandOptions {
  readonly site: string
  readonly by?: string
  readonly reason?: string
}

const reviewActions = ['list', 'show', 'accept', 'reject'] as const

export interface ReviewRequest extends ReviewCommandOptions {
  readonly action: string
  readonly name: string | undefined
}

export async function runReview({ action, name, ...options }: ReviewRequest, environment: Environment): Promise<void> {
  const directory = siteFolder(environment, options.site)
  const inspectPicture = createPictureInspector({ cacheDirectory: environment.cache })
  const drafts = await loadDrafts({ directory, now: environment.now, inspectPicture, runConfig: createConfigRunner(environment.cache) })
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
  if (by === undefined || by.trim() === '' || /\p{Cc}/u.test(by))
    throw new UsageError('Say who accepts or rejects the draft with --by NAME.')
  const judgement = { directory, by: by.trim(), now: environment.now, reason }
  if (action === 'accept') {
    acceptDraft(draft, judgement)
    say(`${draft.file} is published, accepted by ${judgement.by}.`)
  } else say(`${draft.file} is now ${shortPath(environment, rejectDraft(draft, judgement))}.`)
}

function draftNamed(drafts: readonly DraftReview[], action: string, name: string | undefined): DraftReview {
  if (!reviewActions.some((known) => known === action)) throw new UsageError(`'${action}' is not one of ${reviewActions.join(', ')}.`)
  if (name === undefined) throw new UsageError(`Name the draft: roomwright review ${action} ID.`)
  return findDraft(drafts, name)
}

/** Formats a draft in one line, with its findings below. */
export function formatDraft(draft: DraftReview): string {
  const { id, language, title, author, made, findings, problems, filedElsewhere } = draft
  const origin = made?.model === undefined ? '' : `; ${made.model}, ${made.prompt ?? 'no prompt'}, ${made.at ?? 'no date'}`
  const lines = [
    `${id}/${language}  ${title} (${author}${origin})`,
    ...(filedElsewhere ? [`    filed under ${filedElsewhere.filed}; asked for under ${filedElsewhere.asked}`] : []),
    ...problems.map(({ severity, line, message }) => `    ${severity} in line ${line}: ${message}`),
    ...findings.map(({ rule, message }) => `    ${rule}: ${message}`),
    ...pictureLines(draft),
  ]
  return lines.map(plainLine).join('\n')
}

/** Formats a draft with its length, the requested subject, and its text. */
export function formatWholeDraft(draft: DraftReview): string {
  const { topic, words, text } = draft
  const lines = [
    `    length: ${words} ${words === 1 ? 'word' : 'words'}`,
    ...(topic === undefined ? [] : [`    topic asked for: ${topic}`]),
  ]
  return [formatDraft(draft), ...lines.map(plainLine), '', ...text.split('\n').map(plainLine)].join('\n')
}

function pictureLines({ image, chosen, picture }: DraftReview): readonly string[] {
  if (picture !== undefined) return [`    picture wanted: ${picture}`]
  if (!image) return []
  const origin = chosen ? ` (scene ${chosen.scene}, seed ${chosen.seed}, made for ${chosen.madeFor})` : ''
  return [`    picture: ${image.src}${origin}: ${image.alt}`]
}
