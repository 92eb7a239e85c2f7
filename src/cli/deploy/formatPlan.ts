import type { Plan } from '../../deploy/plan/Plan.ts'
import type { ListedRelease } from '../../deploy/listReleases.ts'

interface FormatPlanOptions {
  readonly bucket: string
  /** Lists every file, not only the first few. */
  readonly whole: boolean
}

const few = 5

/** Describes to the user what a deploy is going to do. */
export function formatPlan(
  { phases, unchanged, retire, remove, disturbed, replaced, foreign }: Plan,
  { bucket, whole }: FormatPlanOptions,
): string {
  const sends = phases.flatMap((phase) => phase.sends)
  const copies = sends.filter(({ from }) => from !== undefined).length
  const lines = [
    `${bucket}: ${sends.length} to send (${formatBytes(sumOf(sends))} before compression), ${unchanged} unchanged.`,
    ...phases.flatMap(({ name, sends: part }) => [
      `  ${name}: ${part.length} (${formatBytes(sumOf(part))})`,
      ...named(
        part.map(({ key }) => key),
        whole,
      ),
    ]),
    ...(copies > 0 ? [`  ${copies} of these are already in the bucket and are copied there.`] : []),
    ...(retire.length > 0 ? [`  ${retire.length} leave the site and are removed after the grace period.`, ...named(retire, whole)] : []),
    ...(remove.length > 0 ? [`  ${remove.length} are removed now: their grace period is over.`, ...named(remove, whole)] : []),
    ...(disturbed.length > 0 ? [`  ${disturbed.length} were changed or removed by someone else.`, ...named(disturbed, whole)] : []),
    ...(replaced.length > 0 ? [`  ${replaced.length} were put there by others and are replaced.`, ...named(replaced, whole)] : []),
    ...(foreign > 0 ? [`  ${foreign} were put there by others and stay.`] : []),
  ]
  return `${lines.join('\n')}\n`
}

function sumOf(sends: readonly { readonly size: number }[]): number {
  return sends.reduce((sum, { size }) => sum + size, 0)
}

function named(keys: readonly string[], whole: boolean): readonly string[] {
  const shown = whole ? keys : keys.slice(0, few)
  const rest = keys.length - shown.length
  return [...shown.map((key) => `    ${key}`), ...(rest > 0 ? [`    and ${rest} more`] : [])]
}

/** Formats a number of bytes, in steps of a thousand. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Formats releases, one per line, newest first. */
export function formatReleases(releases: readonly ListedRelease[]): string {
  if (releases.length === 0) return 'There are no releases yet.\n'
  const lines = releases.map(({ id, at, by, objects, bytes, current }) => {
    return `${current ? '*' : ' '} ${id}  ${at.slice(0, 16).replace('T', ' ')} UTC  ${objects} files, ${formatBytes(bytes)}  by ${by}`
  })
  return `${lines.join('\n')}\n`
}
