import { pipeline } from 'node:stream/promises'
import { answerHead } from './answerHead.ts'
import type { ByteRange } from './byteRange.ts'
import type { LargeFiles } from './LargeFiles.ts'
import { type Plan, conditionsOf, planAnswer, wantedRange } from './planAnswer.ts'
import { isSecure } from './responseHeaders.ts'
import type { FileAnswer } from './sendFile.ts'

/** Answers with a file too big to keep in memory, as it is on disk. */
export async function sendStream({ request, response, file, contentSecurityPolicy }: FileAnswer, files: LargeFiles): Promise<void> {
  const etag = `"${file.hash}"`
  const conditions = conditionsOf(request)
  const plan = planAnswer(conditions, [etag], wantedRange(conditions, { size: file.size, etag }))
  await files.use(file, async (read) => {
    const secure = isSecure(request.headers['x-forwarded-proto'])
    response.writeHead(plan.status, answerHead(plan, { file, secure, contentSecurityPolicy, encoding: 'identity', etag, size: file.size }))
    const part = partOf(plan, file.size)
    if (request.method === 'HEAD' || !part) {
      response.end()
      return
    }
    try {
      await pipeline(read(part), response)
    } catch (error) {
      // The client went away.
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error
    }
  })
}

function partOf(plan: Plan, size: number): ByteRange | undefined {
  if (plan.status === 206) return plan.range
  return plan.status === 200 ? { start: 0, end: size - 1 } : undefined
}
