import type { Bucket } from '../bucket/Bucket.ts'
import { DeployError } from '../DeployError.ts'
import type { Plan, Send } from '../plan/Plan.ts'
import type { ObjectHeaders } from '../plan/WantedObject.ts'
import { writeRecord } from '../record/bucketRecord.ts'
import type { Ledger } from '../record/Ledger.ts'
import { keptKey, stateKey } from '../record/ownKeys.ts'
import { inParallel } from './inParallel.ts'
import type { Progress } from './Progress.ts'

export interface Upload {
  readonly body: Buffer
  readonly headers: ObjectHeaders
}

export interface ApplyOptions {
  readonly plan: Plan
  readonly bucket: Bucket
  readonly ledger: Ledger
  /** Keys of the release. */
  readonly wanted: Iterable<string>
  readonly sequence: number
  /** Fails where another deploy may have begun. */
  readonly check: (this: void) => void
  readonly upload: (this: void, key: string) => Promise<Upload>
  readonly progress: Progress
  readonly parallel: number
}

/** Objects after which the state is written down, so that an interrupted deploy need not send them again. */
const checkpoint = 500

/** Brings everything of a release into its bucket, in the plan's order; nothing is removed yet. */
export async function applyPlan(options: ApplyOptions): Promise<void> {
  const { plan, bucket, ledger, wanted, sequence, check, parallel } = options
  await inParallel(plan.keep, parallel, async ({ from, fingerprint, seen }) => {
    check()
    const etag = from === undefined ? ledger.etagOfCopy(fingerprint) : await bucket.copy({ from, to: keptKey(fingerprint) })
    ledger.keep(fingerprint, { etag: etag ?? '', seen })
  })
  const sends = plan.phases.flatMap((phase) => phase.sends)
  for (const send of sends) ledger.intend(send.key, send, sequence)
  if (sends.length > 0) await writeRecord(bucket, stateKey, ledger.state)
  for (const phase of plan.phases) {
    for (let start = 0; start < phase.sends.length; start += checkpoint) {
      const part = phase.sends.slice(start, start + checkpoint)
      await inParallel(part, parallel, (send) => sendObject(send, options))
      if (part.length === checkpoint) await writeRecord(bucket, stateKey, ledger.state)
    }
  }
  for (const key of wanted) ledger.see(key, sequence)
  if (sends.length > 0) await verify(options)
}

async function sendObject(send: Send, { bucket, ledger, sequence, check, upload, progress }: ApplyOptions): Promise<void> {
  const { key, from, size, redirectTo } = send
  const prepared = from === undefined ? await upload(key) : undefined
  check()
  const etag = prepared
    ? await bucket.put({ key, ...prepared })
    : await bucket.copy({ from: from ?? key, to: key, ...(redirectTo !== undefined && { redirectTo }) })
  ledger.wrote(key, { ...send, etag, sequence })
  progress.sent(size)
}

/** Fails where the bucket does not hold what was sent. */
async function verify({ bucket, ledger, wanted }: ApplyOptions): Promise<void> {
  const listing = new Map((await bucket.list()).map(({ key, etag }) => [key, etag]))
  const { objects } = ledger.state
  const wrong = [...wanted].filter((key) => listing.get(key) !== objects[key]?.etag)
  if (wrong.length === 0) return
  throw new DeployError(
    `${wrong.length} objects in ${bucket.name} are not as they were sent (the first: ${wrong[0]}): somebody else writes into it. Run the command again.`,
  )
}
