import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type JSONSchema7, type LanguageModelV4GenerateResult } from '@ai-sdk/provider'
import { z } from 'zod'
import { errorCode } from '../../platform/errorCode.ts'
import {
  type ChatMessage,
  type ChatModel,
  type CutReply,
  type ModelFailure,
  type ModelReply,
  type ModelRequest,
  type RequestForm,
  type TokenUsage,
  refusedForm,
  unnamedRemedy,
} from './ChatModel.ts'
import type { ModelSettings } from './modelSettings.ts'
import { parsedJson, serverCode, serverWords } from './serverWords.ts'

/** Creates the client of a model at a URL. */
export function createChatModel(settings: ModelSettings): ChatModel {
  const { url, name, key, timeout } = settings
  const connect = ({ hasSchema, limitName }: RequestForm) =>
    createOpenAICompatible({
      name: 'model',
      baseURL: url,
      ...(key !== undefined && { apiKey: key }),
      supportsStructuredOutputs: hasSchema,
      transformRequestBody: ({ max_tokens: limit, ...body }) => ({ ...body, [limitName]: limit as unknown }),
      fetch: boundedFetch,
    }).chatModel(name)

  async function askOnce({ messages, schema, maxTokens }: ModelRequest, form: RequestForm): Promise<ModelReply | CutReply> {
    return replyOf(
      await connect(form).doGenerate({
        prompt: messages.map(promptMessage),
        maxOutputTokens: maxTokens,
        responseFormat: form.hasSchema ? { type: 'json', name: 'answer', schema: schema as JSONSchema7 } : { type: 'text' },
        abortSignal: AbortSignal.timeout(timeout),
      }),
    )
  }

  return {
    name,
    async ask(request, form) {
      try {
        return await askOnce(request, form)
      } catch (error) {
        return wordlessReply(error) ?? modelFailure(error, { settings, form, maxTokens: request.maxTokens })
      }
    },
  }
}

function promptMessage({ role, content }: ChatMessage) {
  if (role === 'system') return { role, content }
  return { role, content: [{ type: 'text' as const, text: content }] }
}

type Generated = Pick<LanguageModelV4GenerateResult, 'content' | 'finishReason' | 'usage'>

function replyOf({ content, finishReason, usage }: Generated): ModelReply | CutReply {
  const textOf = (type: 'text' | 'reasoning') => content.flatMap((part) => (part.type === type ? [part.text] : [])).join('')
  const [text, thoughts] = [textOf('text'), textOf('reasoning')]
  const counted = countedUsage(usage.raw)
  const cost = counted && { usage: counted }
  const isThoughtful = text === '' || thoughts !== '' || (usage.outputTokens.reasoning ?? 0) > 0 || /^\s*(?:<think|\[THINK\])/.test(text)
  if (finishReason.unified === 'length' && isThoughtful) return { kind: 'cut', text, ...cost }
  // Servers that apply the schema to the thinking put the answer there.
  const isAmongThoughts = text === '' && thoughts.trimStart().startsWith('{')
  return { kind: 'reply', text: isAmongThoughts ? thoughts : text, ...cost }
}

const wordlessSchema = z.object({
  choices: z.tuple([z.looseObject({ finish_reason: z.literal('length'), message: z.never().optional() })]),
  usage: z.unknown(),
})

/** Recognises a response without a message: thinking used up all its tokens. */
function wordlessReply(error: unknown): CutReply | undefined {
  if (!APICallError.isInstance(error) || error.statusCode !== 200) return undefined
  const { data } = wordlessSchema.safeParse(parsedJson(error.responseBody))
  const counted = data && countedUsage(data.usage)
  return data && { kind: 'cut', text: '', ...(counted && { usage: counted }) }
}

/** In bytes; far above any real answer. */
const longest = 16 * 1024 * 1024

/** Fetches with a limit on the body's size, for an answer that never ends. */
async function boundedFetch(...args: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...args)
  let length = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength
      if (length > longest) controller.error(new Error('The answer is too long'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body?.pipeThrough(counter) ?? null, { status, statusText, headers })
}

interface Asked {
  readonly settings: ModelSettings
  readonly form: RequestForm
  readonly maxTokens: number
}

/** Maps an error of the SDK to a failure of the run. */
function modelFailure(error: unknown, asked: Asked): ModelFailure {
  const { url, name, timeout } = asked.settings
  const causes = causesOf(error)
  const codes = causes.map((cause) => errorCode(cause) || (cause.message === 'bad port' ? 'EBADPORT' : ''))
  const start = `Start one ('ollama serve' and 'ollama pull ${name}'), or name another with ROOMWRIGHT_MODEL_URL.`
  if (codes.some((code) => /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/.test(code))) {
    return { kind: 'failure', reason: 'unreachable', detail: `No model server answers at ${url}. ${start}` }
  }
  const unsafe = codes.find((code) => /^(EBADPORT|EPROTO|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code))
  const unopened = causes.find((cause) => 'syscall' in cause && cause.syscall === 'connect')
  if (unsafe === undefined && unopened) {
    const detail = `No connection to ${url} can be opened (${errorCode(unopened)}). Check the network and the limits of this machine.`
    return { kind: 'failure', reason: 'unreachable', detail }
  }
  if (unsafe !== undefined) {
    const detail = `No connection to ${url} can be made (${unsafe}). Name another address with ROOMWRIGHT_MODEL_URL.`
    return { kind: 'failure', reason: 'unreachable', detail }
  }
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { kind: 'failure', reason: 'broken', detail: `The model server was silent for ${timeout / 1000} seconds.` }
  }
  if (!APICallError.isInstance(error)) return { kind: 'failure', reason: 'broken', detail: 'The answer from the model server broke off.' }
  if (error.statusCode === undefined) {
    const code = codes.find((each) => each !== '') ?? ''
    return { kind: 'failure', reason: 'broken', detail: `The connection to the model server at ${url} broke off${code && ` (${code})`}.` }
  }
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

/** Parses a `Retry-After` header into milliseconds: from seconds, or from a date relative to the server's own clock. */
export function parseRetryAfter(value: string | undefined, serverDate: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value) * 1000
  const [until, now] = [Date.parse(value), Date.parse(serverDate ?? '')]
  return Number.isNaN(until) || Number.isNaN(now) ? undefined : Math.max(0, until - now)
}

// A request always has tokens, and so has an answer, even if it is all thinking: a count of zero is invalid.
const usageSchema = z.object({ prompt_tokens: z.int().min(1), completion_tokens: z.int().min(1) })

/** Returns the cost of a call as the server reports it; undefined if that is impossible, so that the call counts with its bound. */
export function countedUsage(raw: unknown): TokenUsage | undefined {
  const { data } = usageSchema.safeParse(raw)
  return data && { input: data.prompt_tokens, output: data.completion_tokens }
}
