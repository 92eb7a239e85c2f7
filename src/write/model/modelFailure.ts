import { APICallError } from '@ai-sdk/provider'
import { errorCode } from '../../platform/errorCode.ts'
import type { ModelFailure, RequestForm, ServerFailure } from './ChatModel.ts'
import type { ModelSettings } from './modelSettings.ts'
import { refusedForm, unnamedRemedy } from './refusedForm.ts'
import { serverCode, serverWords } from './serverWords.ts'

/** The request that failed. */
interface Asked {
  readonly settings: ModelSettings
  readonly form: RequestForm
  readonly maxTokens: number
}

/** Maps an error of the SDK to a failure of the run. */
export function modelFailure(error: unknown, asked: Asked): ModelFailure {
  const { url, timeout } = asked.settings
  const causes = causesOf(error)
  const detail = connectionDetail(causes, asked.settings)
  if (detail !== undefined) return failure('unreachable', detail)
  if (error instanceof Error && error.name === 'TimeoutError')
    return failure('broken', `The model server was silent for ${timeout / 1000} seconds.`)
  if (!APICallError.isInstance(error)) return failure('broken', 'The answer from the model server broke off.')
  if (error.statusCode !== undefined) return statusFailure(error, asked)
  const code = causes.map(codeOf).find((each) => each !== '') ?? ''
  return failure('broken', `The connection to the model server at ${url} broke off${code && ` (${code})`}.`)
}

function failure(reason: ServerFailure['reason'], detail: string, retryAfter?: number): ServerFailure {
  return { kind: 'failure', reason, detail, ...(retryAfter !== undefined && { retryAfter }) }
}

/** Says why no connection could be opened; undefined if one was. */
function connectionDetail(causes: readonly Error[], { url, name }: ModelSettings): string | undefined {
  const codes = causes.map(codeOf)
  if (codes.some((code) => /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/.test(code))) {
    const start = `Start one ('ollama serve' and 'ollama pull ${name}'), or name another with ROOMWRIGHT_MODEL_URL.`
    return `No model server answers at ${url}. ${start}`
  }
  const unsafe = codes.find((code) => /^(EBADPORT|EPROTO|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code))
  if (unsafe !== undefined) return `No connection to ${url} can be made (${unsafe}). Name another address with ROOMWRIGHT_MODEL_URL.`
  const unopened = causes.find((cause) => 'syscall' in cause && cause.syscall === 'connect')
  return unopened && `No connection to ${url} can be opened (${errorCode(unopened)}). Check the network and the limits of this machine.`
}

/** Characters of a server's message that are shown. */
const longestQuote = 200

/** An answer whose status is an error, or that cannot be read. */
function statusFailure(error: APICallError, { settings, form, maxTokens }: Asked): ModelFailure {
  const { url } = settings
  const { statusCode: status = 0, responseHeaders = {}, responseBody } = error
  const words = serverWords(responseBody)
  const retryAfter = parseRetryAfter(responseHeaders['retry-after'], responseHeaders.date)
  const quoted = words.slice(0, longestQuote)
  const refusal = `The model server at ${url} refuses the request (status ${status}${words && `: "${quoted}"`}).`
  if (status === 429 && serverCode(responseBody) === 'insufficient_quota') return failure('refused', refusal)
  const pause = pauseDetail({ url, status, words })
  if (pause !== undefined) return failure('busy', pause, retryAfter)
  const mistake = mistakeDetail({ settings, status, words })
  if (mistake !== undefined) return failure('refused', mistake)
  const isUnread = status === 400 || status === 422
  const remedy = status >= 400 && (refusedForm(words, form, maxTokens) ?? (isUnread ? unnamedRemedy(form, maxTokens) : undefined))
  if (remedy) return { kind: 'failure', reason: 'unsupported', detail: refusal, remedy }
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) return failure('refused', refusal)
  if (status === 200 && words !== '') {
    const advice = 'Name another address with ROOMWRIGHT_MODEL_URL; most end in /v1.'
    return failure('refused', `The model server at ${url} says "${quoted}". ${advice}`)
  }
  const what = status >= 400 ? `answers with status ${status}` : 'gives an answer that cannot be read'
  return failure('broken', `The model server at ${url} ${what}.`, retryAfter)
}

interface Answered {
  readonly status: number
  /** What the server says. */
  readonly words: string
}

/** Says why the server answers only later; undefined if it does not ask for that. */
function pauseDetail({ url, status, words }: Answered & { readonly url: string }): string | undefined {
  if (status === 429) return `The model server at ${url} asks for fewer requests.`
  if (status === 529 || (status === 503 && /loading model/i.test(words)))
    return `The model server at ${url} is not ready (status ${status}).`
  return undefined
}

/** Says which setting the server does not accept; undefined if it names none. */
function mistakeDetail({ settings: { url, name }, status, words }: Answered & Pick<Asked, 'settings'>): string | undefined {
  if (status === 401 || status === 403 || (status === 400 && /\bAPI key\b/i.test(words)))
    return `The model server at ${url} refuses the key in ROOMWRIGHT_MODEL_KEY.`
  return status === 404 ? `There is no model ${name} at ${url}. Name one with ROOMWRIGHT_MODEL.` : undefined
}

function causesOf(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? (error.errors as readonly unknown[]) : []
  return [error, ...[error.cause, ...inner].flatMap(causesOf)]
}

function codeOf(cause: Error): string {
  return errorCode(cause) || (cause.message === 'bad port' ? 'EBADPORT' : '')
}

/** Parses a `Retry-After` header into milliseconds: from seconds, or from a date relative to the server's own clock. */
export function parseRetryAfter(value: string | undefined, serverDate: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value) * 1000
  const [until, now] = [Date.parse(value), Date.parse(serverDate ?? '')]
  return Number.isNaN(until) || Number.isNaN(now) ? undefined : Math.max(0, until - now)
}
