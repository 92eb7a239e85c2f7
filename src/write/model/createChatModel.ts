import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type JSONSchema7, type LanguageModelV4GenerateResult } from '@ai-sdk/provider'
import { z } from 'zod'
import type { ChatMessage, ChatModel, CutReply, ModelReply, ModelRequest, RequestForm, TokenUsage } from './ChatModel.ts'
import { modelFailure } from './modelFailure.ts'
import type { ModelSettings } from './modelSettings.ts'
import { parsedJson } from './serverWords.ts'

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

// A request always has tokens, and so has an answer, even if it is all thinking: a count of zero is invalid.
const usageSchema = z.object({ prompt_tokens: z.int().min(1), completion_tokens: z.int().min(1) })

/** Returns the cost of a call as the server reports it; undefined if that is impossible, so that the call counts with its bound. */
export function countedUsage(raw: unknown): TokenUsage | undefined {
  const { data } = usageSchema.safeParse(raw)
  return data && { input: data.prompt_tokens, output: data.completion_tokens }
}
