import type { LeftOut, Remark } from './FoundPost.ts'
import type { ImportResult } from './importSite.ts'
import { writeTarget } from './mapping/termTargets.ts'
import type { AppliedText, Outcome } from './record/applyText.ts'

interface ReportInput extends ImportResult {
  readonly kind: string
  /** As the user wrote it. */
  readonly source: string
}

/** Formats a report of everything that an import took, changed and left out, as Markdown. */
export function formatReport(input: ReportInput): string {
  const { kind, source, texts, leftOut, redirects, refused, files } = input
  const drafts = texts.filter(({ planned }) => planned.placed.post.visibility.kind !== 'public')
  const of = (...outcomes: readonly Outcome[]) => texts.filter(({ outcome }) => outcomes.includes(outcome))
  return [
    `# Import report\n\nFrom ${code(source)} (${kind}).`,
    table(
      ['', 'texts'],
      [
        ['taken', of('new', 'updated', 'same', 'kept', 'conflict').length],
        ['new', of('new').length],
        ['updated: changed at the source', of('updated').length],
        ['changed at the source and here: the text here stays', of('conflict').length],
        ['deleted here: stays deleted', of('deleted').length],
        ['not public at the source', drafts.length],
        ['left out', leftOut.length],
        ['redirects written', redirects.length],
        ['pictures beside the texts', texts.reduce((sum, { planned }) => sum + planned.pictures.length, 0)],
        ['files that texts link to', files.length],
      ],
    ),
    section(
      'Changed at the source and here',
      of('conflict').map((text) => `${placeOf(text)}: the text stays. The new version is ${code(text.offered ?? '')}.`),
    ),
    section('Deleted here', of('deleted').map(placeOf)),
    section('Updated', of('updated').map(placeOf)),
    section(
      'Not public at the source',
      drafts.map((text) => `${placeOf(text)}: ${stateOf(text)}`),
    ),
    section('Left out', leftOut.map(place)),
    ...kinds.map(([title, ...wanted]) => remarksSection(title, texts, wanted)),
    section('Addresses without a redirect', refused.map(place)),
    termsSection(input.terms),
    section('Taken', of('new', 'updated', 'same', 'kept', 'conflict').map(placeOf)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

const kinds: readonly (readonly [title: string, ...wanted: readonly Remark['kind'][]])[] = [
  ['Shortcodes, Liquid and code that were not understood', 'shortcode', 'liquid', 'code'],
  ['HTML that was left out', 'html'],
  ['Pictures that are missing', 'picture'],
  ['Pictures without a description', 'alt'],
  ['Links that led nowhere', 'link'],
  ['Links that still lead to the old site', 'old-link'],
  ['Fields', 'field'],
]

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${title} (${lines.length})\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}

function remarksSection(title: string, texts: readonly AppliedText[], wanted: readonly Remark['kind'][]): string {
  return section(
    title,
    texts.flatMap(({ planned: { placed, remarks } }) => {
      const lines = remarks.filter(({ kind }) => wanted.includes(kind)).map(({ text }) => oneLine(text))
      return [...Map.groupBy(lines, (line) => line)].map(
        ([line, same]) => `${code(placed.post.place)}: ${line}${same.length > 1 ? ` (${same.length} times)` : ''}`,
      )
    }),
  )
}

function termsSection(terms: ImportResult['terms']): string {
  if (terms.length === 0) return ''
  return `## Tags and categories (${terms.length})\n\n${table(
    ['at the source', 'here'],
    terms.map(([name, target]) => [code(name), target ? code(writeTarget(target)) : 'nowhere']),
  )}`
}

function table(head: readonly [string, string], rows: readonly (readonly [string, string | number])[]): string {
  return [head, ['---', '---'], ...rows].map(([first, second]) => `| ${cell(first)} | ${cell(second)} |`).join('\n')
}

function cell(value: string | number): string {
  return String(value).replaceAll('|', String.raw`\|`)
}

function placeOf({ planned: { placed } }: AppliedText): string {
  return `${code(placed.post.place)} is ${code(placed.file)}`
}

function stateOf({
  planned: {
    placed: {
      post: { visibility },
    },
  },
}: AppliedText): string {
  return visibility.kind === 'hidden'
    ? `${visibility.why}, so a draft here`
    : visibility.kind === 'later'
      ? `due at ${visibility.at}`
      : 'public'
}

function place({ place: where, why }: LeftOut): string {
  return `${code(where)}: ${oneLine(why)}`
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** Formats a text of the source as inline code. */
function code(text: string): string {
  const line = oneLine(text)
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``
}
