import type { FaceFile, Typeface } from '../../content/theme/Theme.ts'

/** A file of a face as the output has it. */
interface PublishedFile extends Omit<FaceFile, 'path' | 'hash'> {
  /** Address. */
  readonly url: string
}

/** A face as the output has it. */
export interface PublishedFace extends Pick<Typeface, 'name'> {
  readonly files: readonly PublishedFile[]
}

/** Faces of the system that stand in until a face arrives, each with its average width as a share of its size. */
const standIns = {
  serif: { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.3958 },
  sans: { local: ['Arial', 'Liberation Sans', 'Arimo'], width: 0.4367 },
} as const

/** The rules of a face, and of its stand-in with the same line boxes and nearly the same widths: nothing moves when a file arrives. */
export function faceRules({ name, files }: PublishedFace): string {
  const [main] = files
  if (!main) return ''
  const rules = files.map(({ url, weight, isItalic, ranges }) =>
    fontFace({
      'font-family': `"${name}"`,
      'font-style': isItalic ? 'italic' : 'normal',
      'font-weight': [...new Set(weight)].join(' '),
      'font-display': 'swap',
      src: `url(${url})`,
      'unicode-range': rangeText(ranges),
    }),
  )
  return (
    rules.join('') +
    standIn(
      name,
      main.metrics,
      files.flatMap(({ ranges }) => ranges),
    )
  )
}

/** The first names of a list of faces. */
export function familyNames({ name }: Pick<PublishedFace, 'name'>): string {
  return `"${name}","${name} fallback"`
}

function standIn(name: string, metrics: FaceFile['metrics'], ranges: FaceFile['ranges']): string {
  const { local, width } = metrics.isSerif ? standIns.serif : standIns.sans
  const size = metrics.width / width
  return fontFace({
    'font-family': `"${name} fallback"`,
    src: local.map((family) => `local("${family}")`).join(),
    'size-adjust': percent(size),
    'ascent-override': percent(metrics.ascent / size),
    'descent-override': percent(metrics.descent / size),
    'line-gap-override': percent(metrics.lineGap / size),
    // Letters that the face lacks are the next one's.
    'unicode-range': rangeText(ranges),
  })
}

function fontFace(properties: Readonly<Record<string, string>>): string {
  return `@font-face{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}

/** Ranges in a rule at most: a face of thousands of letters has as many gaps. */
const mostRanges = 24

function rangeText(ranges: FaceFile['ranges']): string {
  let joined = joinRanges(ranges, 0)
  for (let gap = 1; joined.length > mostRanges; gap *= 2) joined = joinRanges(ranges, gap)
  return joined.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join()
}

/** Ranges in order, of which those with no more than `gap` letters between them are one. */
function joinRanges(ranges: FaceFile['ranges'], gap: number): FaceFile['ranges'] {
  const joined: [number, number][] = []
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = joined.at(-1)
    if (before && first <= before[1] + gap + 1) before[1] = Math.max(before[1], last)
    else joined.push([first, last])
  }
  return joined
}

function hex(point: number): string {
  return point.toString(16).toUpperCase()
}
