import { APICallError, type JSONSchema7, type LanguageModelV4GenerateResult } from '@ai-sdk/provider'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { z } from 'zod'
import { boundedFetch } from './boundedFetch.ts'
import type { ChatMessage, ChatModel, CutReply, ModelReply, ModelRequest } from './ChatModel.ts'
import { countedUsage } from './countedUsage.ts'
import { modelFailure } from './modelFailure.ts'
import type { ModelSettings } from './modelSettings.ts'
import type { RequestForm } from './RequestForm.ts'
import { parsedJson } from './serverWords.ts'

/** A model behind an address. */
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
  // Servers that bind the thoughts to the schema leave the answer among them.
  const isAmongThoughts = text === '' && thoughts.trimStart().startsWith('{')
  return { kind: 'reply', text: isAmongThoughts ? thoughts : text, ...cost }
}

const wordlessSchema = z.object({
  choices: z.tuple([z.looseObject({ finish_reason: z.literal('length'), message: z.never().optional() })]),
  usage: z.unknown(),
})

/** An answer without any message: thoughts took all its room. */
function wordlessReply(error: unknown): CutReply | undefined {
  if (!APICallError.isInstance(error) || error.statusCode !== 200) return undefined
  const { data } = wordlessSchema.safeParse(parsedJson(error.responseBody))
  const counted = data && countedUsage(data.usage)
  return data && { kind: 'cut', text: '', ...(counted && { usage: counted }) }
}
