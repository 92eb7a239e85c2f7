import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { answerHead } from './answerHead.ts'
import { isMissing } from './isMissing.ts'
import { type Plan, conditionsOf, planAnswer, wantedRange } from './planAnswer.ts'
import { isSecure } from './responseHeaders.ts'
import type { FileAnswer } from './sendFile.ts'
import { StaleFileError } from './StaleFileError.ts'

/** Answers with a file too big to keep in memory, as it is on disk at `path`. */
export async function sendStream({ request, response, file, contentSecurityPolicy }: FileAnswer, path: string): Promise<void> {
  const etag = `"${file.hash}"`
  const conditions = conditionsOf(request)
  const plan = planAnswer(conditions, [etag], wantedRange(conditions, { size: file.size, etag }))
  await using handle = await openFile(path)
  if ((await handle.stat()).size !== file.size) throw new StaleFileError(file.path)
  const secure = isSecure(request.headers['x-forwarded-proto'])
  response.writeHead(plan.status, answerHead(plan, { file, secure, contentSecurityPolicy, encoding: 'identity', etag, size: file.size }))
  const part = partOf(plan)
  if (request.method === 'HEAD' || !part) {
    response.end()
    return
  }
  try {
    await pipeline(handle.createReadStream({ ...part, autoClose: false }), response)
  } catch (error) {
    // The client went away.
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error
  }
}

function partOf(plan: Plan): { readonly start?: number; readonly end?: number } | undefined {
  if (plan.status === 206) return plan.range
  return plan.status === 200 ? {} : undefined
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path)
  } catch (error) {
    if (isMissing(error)) throw new StaleFileError(path, { cause: error })
    throw error
  }
}
