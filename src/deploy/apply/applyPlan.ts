import { inParallel } from '../../platform/inParallel.ts'
import type { Progress } from '../DeployContext.ts'
import { DeployError } from '../DeployError.ts'
import { type Bucket, type ObjectHeaders, readListing } from '../bucket/Bucket.ts'
import type { Plan, Send } from '../plan/Plan.ts'
import { keptKey, stateKey } from '../record/BucketState.ts'
import type { Ledger } from '../record/Ledger.ts'
import { writeRecord } from '../record/Release.ts'

interface Upload {
  readonly body: Buffer
  readonly headers: ObjectHeaders
}

/** The objects that can be uploaded, by key. */
export type Uploads = ReadonlyMap<string, () => Promise<Upload>>

interface ApplyOptions {
  readonly plan: Plan
  readonly bucket: Bucket
  readonly ledger: Ledger
  /** Keys of the release. */
  readonly wanted: Iterable<string>
  readonly sequence: number
  readonly uploads: Uploads
  readonly progress: Progress
  readonly parallel: number
}

/** Number of objects after which the state is written, so that an interrupted deploy need not send them again. */
const checkpoint = 500

/** Writes a release into its bucket, in the plan's order; nothing is removed yet. */
export async function applyPlan(options: ApplyOptions): Promise<void> {
  const { plan, bucket, ledger, wanted, sequence, parallel } = options
  await inParallel(plan.keep, {
    atOnce: parallel,
    async work({ from, fingerprint, seen }) {
      if (from === undefined) ledger.seeCopy(fingerprint, seen)
      else ledger.keep(fingerprint, { etag: await bucket.copy({ from, to: keptKey(fingerprint) }), seen })
    },
  })
  const sends = plan.phases.flatMap((phase) => phase.sends)
  for (const send of sends) ledger.intend(send.key, send, sequence)
  if (sends.length > 0) await writeRecord(bucket, stateKey, ledger.state)
  for (const phase of plan.phases) {
    for (let start = 0; start < phase.sends.length; start += checkpoint) {
      const part = phase.sends.slice(start, start + checkpoint)
      await inParallel(part, { atOnce: parallel, work: (send) => sendObject(send, options) })
      if (part.length === checkpoint) await writeRecord(bucket, stateKey, ledger.state)
    }
  }
  for (const key of wanted) ledger.see(key, sequence)
  if (sends.length > 0) await verify(options)
}

async function sendObject(send: Send, { bucket, ledger, sequence, uploads, progress }: ApplyOptions): Promise<void> {
  const { key, from, size, redirectTo } = send
  const etag =
    from === undefined
      ? await bucket.put({ key, ...(await prepare(key, uploads)) })
      : await bucket.copy({ from, to: key, ...(redirectTo !== undefined && { redirectTo }) })
  ledger.wrote(key, { ...send, etag, sequence })
  progress.sent(size)
}

function prepare(key: string, uploads: Uploads): Promise<Upload> {
  const upload = uploads.get(key)
  if (!upload) throw new Error(`There is nothing to upload for ${key}.`)
  return upload()
}

/** Throws if the bucket does not hold what was sent. */
async function verify({ bucket, ledger, wanted }: ApplyOptions): Promise<void> {
  const listing = await readListing(bucket)
  const { objects } = ledger.state
  const wrong = [...wanted].filter((key) => listing.get(key) !== objects[key]?.etag)
  if (wrong.length === 0) return
  throw new DeployError(
    `Objects in ${bucket.name} are not as they were sent (${wrong.length}; the first is ${wrong[0]}), so someone else is writing to it. Run the command again.`,
  )
}
