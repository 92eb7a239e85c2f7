import { APICallError } from '@ai-sdk/provider'
import type { ModelFailure } from './ChatModel.ts'
import type { ModelSettings } from './modelSettings.ts'
import { parseRetryAfter } from './parseRetryAfter.ts'
import { refusedForm, unnamedRemedy } from './refusedForm.ts'
import type { RequestForm } from './RequestForm.ts'
import { serverCode, serverWords } from './serverWords.ts'

interface Asked {
  readonly settings: ModelSettings
  readonly form: RequestForm
  readonly maxTokens: number
}

/** Says of an error of the SDK what it means for the run. */
export function modelFailure(error: unknown, asked: Asked): ModelFailure {
  const { url, name, timeout } = asked.settings
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
  return fromStatus(error, asked)
}

function fromStatus(error: APICallError, { settings: { url, name }, form, maxTokens }: Asked): ModelFailure {
  const { statusCode: status = 0, responseHeaders = {}, responseBody } = error
  const words = serverWords(responseBody)
  const retryAfter = parseRetryAfter(responseHeaders['retry-after'], responseHeaders.date)
  const wait = retryAfter !== undefined && { retryAfter }
  const refused = (detail: string) => ({ kind: 'failure', reason: 'refused', detail }) as const
  const refusal = `The model server at ${url} refuses the request (status ${status}${words && `: "${words.slice(0, 200)}"`}).`
  if (status === 429 && serverCode(responseBody) === 'insufficient_quota') return refused(refusal)
  if (status === 429) return { kind: 'failure', reason: 'busy', detail: `The model server at ${url} asks for fewer requests.`, ...wait }
  if (status === 529 || (status === 503 && /loading model/i.test(words)))
    return { kind: 'failure', reason: 'busy', detail: `The model server at ${url} is not ready (status ${status}).`, ...wait }
  if (status === 401 || status === 403 || (status === 400 && /\bAPI key\b/i.test(words)))
    return refused(`The model server at ${url} refuses the key in ROOMWRIGHT_MODEL_KEY.`)
  if (status === 404) return refused(`There is no model ${name} at ${url}. Name one with ROOMWRIGHT_MODEL.`)
  const isUnread = status === 400 || status === 422
  const remedy = status >= 400 && (refusedForm(words, form, maxTokens) ?? (isUnread ? unnamedRemedy(form, maxTokens) : undefined))
  if (remedy) return { kind: 'failure', reason: 'unsupported', detail: refusal, remedy }
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) return refused(refusal)
  if (status === 200 && words !== '')
    return refused(
      `The model server at ${url} says "${words.slice(0, 200)}". Name another address with ROOMWRIGHT_MODEL_URL; most end in /v1.`,
    )
  const what = status >= 400 ? `answers with status ${status}` : 'gives an answer that cannot be read'
  return { kind: 'failure', reason: 'broken', detail: `The model server at ${url} ${what}.`, ...wait }
}

function causesOf(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? (error.errors as readonly unknown[]) : []
  return [error, ...[error.cause, ...inner].flatMap(causesOf)]
}
