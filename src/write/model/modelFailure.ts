import { APICallError } from '@ai-sdk/provider'
import { z } from 'zod'
import type { ModelFailure } from './ChatModel.ts'
import type { ModelSettings } from './modelSettings.ts'
import { parseRetryAfter } from './parseRetryAfter.ts'

/** Says of an error of the SDK what it means for the run. */
export function modelFailure(error: unknown, { url, name, timeout }: ModelSettings): ModelFailure {
  const codes = causesOf(error).map((cause) => ('code' in cause ? String(cause.code) : cause.message === 'bad port' ? 'EBADPORT' : ''))
  const start = `Start one ('ollama serve' and 'ollama pull ${name}'), or name another with ROOMWRIGHT_MODEL_URL.`
  if (codes.some((code) => /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/.test(code))) {
    return { kind: 'failure', reason: 'unreachable', detail: `No model server answers at ${url}. ${start}` }
  }
  const unsafe = codes.find((code) => /^(EBADPORT|EPROTO|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code))
  if (unsafe !== undefined) {
    const detail = `No connection to ${url} can be made (${unsafe}). Name another address with ROOMWRIGHT_MODEL_URL.`
    return { kind: 'failure', reason: 'unreachable', detail }
  }
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { kind: 'failure', reason: 'broken', detail: `The model server was silent for ${timeout / 1000} seconds.` }
  }
  if (!APICallError.isInstance(error)) return { kind: 'failure', reason: 'broken', detail: 'The answer of the model server broke off.' }
  return fromStatus(error, { url, name })
}

function fromStatus(error: APICallError, { url, name }: Pick<ModelSettings, 'url' | 'name'>): ModelFailure {
  const { statusCode: status = 0, responseHeaders = {} } = error
  const retryAfter = parseRetryAfter(responseHeaders['retry-after'], responseHeaders.date)
  const wait = retryAfter !== undefined && { retryAfter }
  if (status === 429) return { kind: 'failure', reason: 'busy', detail: `The model server at ${url} asks for fewer requests.`, ...wait }
  if (status === 401 || status === 403) {
    return { kind: 'failure', reason: 'refused', detail: `The model server at ${url} refuses the key in ROOMWRIGHT_MODEL_KEY.` }
  }
  if (status === 404)
    return { kind: 'failure', reason: 'refused', detail: `There is no model ${name} at ${url}. Name one with ROOMWRIGHT_MODEL.` }
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) {
    const reason = status === 400 || status === 422 ? 'unsupported' : 'refused'
    return { kind: 'failure', reason, detail: `The model server at ${url} refuses the request (status ${status}${saidBy(error)}).` }
  }
  const what = status >= 400 ? `answers with status ${status}` : 'gives an answer that cannot be read'
  return { kind: 'failure', reason: 'broken', detail: `The model server at ${url} ${what}.`, ...wait }
}

function causesOf(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? (error.errors as readonly unknown[]) : []
  return [error, ...[error.cause, ...inner].flatMap(causesOf)]
}

const errorSchema = z.object({ error: z.object({ message: z.string() }) })

/** The server's own words, which alone know what is wrong with a request. */
function saidBy({ data }: APICallError): string {
  const said = errorSchema.safeParse(data).data?.error.message.replaceAll(/\s+/g, ' ').trim() ?? ''
  return said === '' ? '' : `: "${said.slice(0, 200)}"`
}
