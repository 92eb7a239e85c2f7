import type { FaceFile, Typeface } from '../../content/theme/Theme.ts'

/** A font file in the output. */
interface PublishedFile extends Omit<FaceFile, 'path' | 'hash'> {
  /** URL of the file. */
  readonly url: string
}

/** A font in the output. */
export interface PublishedFace extends Pick<Typeface, 'name'> {
  readonly files: readonly PublishedFile[]
}

/** System fonts used until a font arrives, each with its average width as a share of its size. */
const standIns = {
  serif: { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.3958 },
  sans: { local: ['Arial', 'Liberation Sans', 'Arimo'], width: 0.4367 },
} as const

/**
 * Returns the rules of a font, and of its fallback with the same line boxes and nearly the same widths, so that nothing shifts when a file
 * arrives.
 */
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

/** Returns the first names of a font stack. */
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
    // Letters that the font lacks come from the next one.
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

/** Maximum number of ranges in a rule: a font with thousands of letters has as many gaps. */
const mostRanges = 24

function rangeText(ranges: FaceFile['ranges']): string {
  let joined = joinRanges(ranges, 0)
  for (let gap = 1; joined.length > mostRanges; gap *= 2) joined = joinRanges(ranges, gap)
  return joined.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join()
}

/** Sorts ranges, and merges those with at most `gap` letters between them. */
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
