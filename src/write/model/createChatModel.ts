import type { JSONSchema7 } from '@ai-sdk/provider'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ChatMessage, ChatModel, ModelReply, ModelRequest } from './ChatModel.ts'
import type { ModelSettings } from './modelSettings.ts'
import { boundedFetch } from './boundedFetch.ts'
import { countedUsage } from './countedUsage.ts'
import { modelFailure } from './modelFailure.ts'

/** A model behind an address; a server that takes no JSON schema is asked without one from then on. */
export function createChatModel(settings: ModelSettings): ChatModel {
  const { url, name, key, timeout } = settings
  const connect = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      name: 'model',
      baseURL: url,
      ...(key !== undefined && { apiKey: key }),
      supportsStructuredOutputs,
      fetch: boundedFetch,
    }).chatModel(name)
  let schemas = true

  async function askOnce({ messages, schema, maxTokens }: ModelRequest): Promise<ModelReply> {
    const { content, usage } = await connect(schemas).doGenerate({
      prompt: messages.map(promptMessage),
      maxOutputTokens: maxTokens,
      responseFormat: schemas ? { type: 'json', name: 'answer', schema: schema as JSONSchema7 } : { type: 'text' },
      abortSignal: AbortSignal.timeout(timeout),
    })
    const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
    const counted = countedUsage(usage.raw)
    return { kind: 'reply', text, ...(counted && { usage: counted }) }
  }

  return {
    name,
    async ask(request) {
      try {
        return await askOnce(request)
      } catch (error) {
        const failure = modelFailure(error, settings)
        if (failure.reason === 'unsupported') {
          if (!schemas) return { ...failure, reason: 'refused' }
          schemas = false
        }
        return failure
      }
    },
  }
}

function promptMessage({ role, content }: ChatMessage) {
  if (role === 'system') return { role, content }
  return { role, content: [{ type: 'text' as const, text: content }] }
}
