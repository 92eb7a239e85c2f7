import { problemOf } from '../load/entries/entry.ts'
import { type LoadedArticle, type LoadedContent, textsOf } from '../load/loadedContent.ts'
import { namedPictures, pathsOfPictures } from '../load/namedPictures.ts'
import { timeOf } from '../schemas/parseDate.ts'
import type { Fault, Problem } from '../problem.ts'
import type { DateEdit } from './mendDates.ts'
import type { FileRecord } from './parseLog.ts'
import type { PublicationRecord } from './readRecord.ts'
import { differsInSubstance } from './substance.ts'
import type { RuleName } from '../rules.ts'

interface RecordFindings {
  readonly problems: readonly Problem[]
  /** Edits that would fix the problems. */
  readonly edits: readonly DateEdit[]
}

interface RecordComparison extends RecordFindings {
  /** The files of published articles that have no history. */
  readonly unrecorded: readonly string[]
}

/** Compares the dates of the published articles with the Git history; files without history are skipped. */
export async function checkRecord(content: LoadedContent, record: PublicationRecord): Promise<RecordComparison> {
  const pictures = picturesByText(content)
  const dated = textsOf(content).filter(({ isHidden, fields }) => !isHidden && fields.date !== undefined)
  const recorded = dated.flatMap((article) => {
    const file = record.files.get(article.source.file)
    return file ? [{ article, file, told: lastTold(article, file.first) }] : []
  })
  const late = new Map(recorded.map(({ article, file, told }) => [article, file.changes.filter(({ day }) => day > told)]))
  const contents = await record.readContents([...late.values()].flat().flatMap(({ before, after }) => [before, after]))
  const findings = recorded.map(({ article, file, told }) => {
    const change = late.get(article)?.find(({ before, after }) => {
      const [old, now] = [contents.get(before), contents.get(after)]
      return old !== undefined && now !== undefined && differsInSubstance(old, now)
    })
    const redrawn = pictures(article).flatMap((path) => record.files.get(path)?.changes.find(({ day }) => day > told) ?? [])
    return compare(article, { first: file.first, changed: latest([change, ...redrawn].map((found) => found?.day)) })
  })
  return {
    problems: findings.flatMap(({ problems }) => problems),
    edits: findings.flatMap(({ edits }) => edits),
    unrecorded: dated.map(({ source }) => source.file).filter((file) => !record.files.has(file)),
  }
}

/** Returns the last day whose changes readers know of: that of the first publication, `updated` or a correction. */
function lastTold({ fields: { date, updated, corrections = [] } }: LoadedArticle, first: string): string {
  return (
    latest([first, ...[date, updated, ...corrections.map((correction) => correction.date)].map((text) => text && dayOf(text))]) ?? first
  )
}

function latest(days: readonly (string | undefined)[]): string | undefined {
  return days.reduce((last, day) => (day !== undefined && (last === undefined || day > last) ? day : last), undefined)
}

function dayOf(date: string): string {
  return new Date(timeOf(date)).toISOString().slice(0, 10)
}

/** Returns a function that lists the paths of the pictures that an article names. */
function picturesByText(content: LoadedContent): (article: LoadedArticle) => readonly string[] {
  const byFile = Map.groupBy(namedPictures(content), ({ text }) => text.file)
  return ({ source: { file } }) => pathsOfPictures(byFile.get(file) ?? [])
}

interface Known extends Pick<FileRecord, 'first'> {
  /** Day of the last unannounced change of substance. */
  readonly changed: string | undefined
}

function compare(article: LoadedArticle, { first, changed }: Known): RecordFindings {
  const { date, updated, origin } = article.fields
  const problems: Problem[] = []
  const report = (field: string, rule: RuleName, fault: Fault) =>
    problems.push(problemOf(article, [field], { severity: 'error', rule, ...fault }))
  const isEarly = (text: string | undefined) => text !== undefined && origin === undefined && dayOf(text) < first
  if (isEarly(date)) {
    const message = `\`date\` is ${date}, but the file was first recorded on ${first}.`
    report('date', 'date-before-record', {
      message,
      fix: `Write \`date: ${first}\`, or \`origin:\` if the text was published elsewhere before.`,
    })
  }
  if (isEarly(updated)) {
    const message = `\`updated\` is ${updated}, but the file was first recorded on ${first}.`
    const fix = changed === undefined ? 'Remove `updated`.' : `Write \`updated: ${changed}\`.`
    report('updated', 'date-before-record', { message, fix })
  }
  if (changed !== undefined) {
    const message = `The text changed in substance on ${changed}, but neither \`updated\` nor a correction is dated that day or later.`
    report(updated === undefined ? 'date' : 'updated', 'change-without-date', { message, fix: `Write \`updated: ${changed}\`.` })
  }
  if (problems.length === 0) return { problems, edits: [] }
  const edit = {
    source: article.source,
    ...(isEarly(date) && { date: first }),
    ...(changed === undefined ? isEarly(updated) && { updated: undefined } : { updated: changed }),
  }
  return { problems, edits: [edit] }
}
