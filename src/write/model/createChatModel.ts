import type { JSONSchema7 } from '@ai-sdk/provider'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ChatMessage, ChatModel, ModelReply, ModelRequest } from './ChatModel.ts'
import type { ModelSettings } from './modelSettings.ts'
import { modelFailure } from './modelFailure.ts'

/** A model behind an address; a server that takes no JSON schema is asked without one from then on. */
export function createChatModel(settings: ModelSettings): ChatModel {
  const { url, name, key, timeout } = settings
  const connect = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({ name: 'model', baseURL: url, ...(key !== undefined && { apiKey: key }), supportsStructuredOutputs }).chatModel(
      name,
    )
  let schemas = true

  async function askOnce({ messages, schema, maxTokens }: ModelRequest): Promise<ModelReply> {
    const { content, usage } = await connect(schemas).doGenerate({
      prompt: messages.map(promptMessage),
      maxOutputTokens: maxTokens,
      responseFormat: schemas ? { type: 'json', name: 'answer', schema: schema as JSONSchema7 } : { type: 'text' },
      abortSignal: AbortSignal.timeout(timeout),
    })
    const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
    const { inputTokens, outputTokens } = usage
    if (inputTokens.total === undefined || outputTokens.total === undefined) return { kind: 'reply', text }
    return { kind: 'reply', text, usage: { input: inputTokens.total, output: outputTokens.total } }
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
