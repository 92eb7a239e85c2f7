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

  async function askOnce({ messages, schema, maxTokens }: ModelRequest, hasSchema: boolean): Promise<ModelReply> {
    const { content, usage } = await connect(hasSchema).doGenerate({
      prompt: messages.map(promptMessage),
      maxOutputTokens: maxTokens,
      responseFormat: hasSchema ? { type: 'json', name: 'answer', schema: schema as JSONSchema7 } : { type: 'text' },
      abortSignal: AbortSignal.timeout(timeout),
    })
    const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
    const counted = countedUsage(usage.raw)
    return { kind: 'reply', text, ...(counted && { usage: counted }) }
  }

  return {
    name,
    async ask(request) {
      // Other requests may be on their way: what this one was refused with counts, not what is known by then.
      const hasSchema = schemas
      try {
        return await askOnce(request, hasSchema)
      } catch (error) {
        const failure = modelFailure(error, settings)
        if (failure.reason === 'unsupported') {
          if (!hasSchema) return { ...failure, reason: 'refused' }
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
