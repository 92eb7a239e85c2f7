import { choice, lengthsIn, openAiError, plain, schemaOf, type ServerProfile, thoughts, usage } from './ServerProfile.ts'

/** Paid services. */
export const hostedServers: readonly ServerProfile[] = [
  {
    name: 'OpenAI, a reasoning model',
    source: 'https://github.com/griptape-ai/ComfyUI-Griptape/issues/312 https://github.com/gabrii/Cursor-Azure-GPT-5/issues/33',
    refusals: 1,
    thinks: 600,
    refuse({ max_tokens: maxTokens, temperature }) {
      if (maxTokens !== undefined) {
        const message = "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
        return { status: 400, body: openAiError(message, 'max_tokens', 'unsupported_parameter') }
      }
      if (temperature === undefined) return undefined
      const message = `Unsupported value: 'temperature' does not support ${temperature} with this model. Only the default (1) value is supported.`
      return { status: 400, body: openAiError(message, 'temperature', 'unsupported_value') }
    },
    answer: (said, counts) => ({
      ...plain(said, counts),
      usage: { ...usage(counts), completion_tokens_details: { reasoning_tokens: counts.thoughts } },
    }),
  },
  {
    name: 'OpenAI, strict schemas',
    source: 'https://github.com/jina-ai/node-DeepResearch/issues/79',
    refusals: 0,
    refuse(body) {
      const bounds = lengthsIn(schemaOf(body))
      const message = "Invalid schema for response_format 'answer': maxLength is not permitted."
      return bounds.length > 0 ? { status: 400, body: openAiError(message, 'response_format', null) } : undefined
    },
    answer: plain,
  },
  {
    name: 'OpenAI, a model of 4,096 tokens of answer',
    source: 'https://github.com/ChatGPTNextWeb/NextChat/issues/3195',
    refusals: 1,
    refuse({ max_tokens: maxTokens = 0 }) {
      const message = `max_tokens is too large: ${maxTokens}. This model supports at most 4096 completion tokens, whereas you provided ${maxTokens}.`
      return maxTokens > 4096 ? { status: 400, body: openAiError(message, 'max_tokens', null) } : undefined
    },
    answer: plain,
  },
  {
    name: 'DeepSeek, 8,192 tokens of answer',
    source: 'https://github.com/deepseek-ai/DeepSeek-V3/issues/69',
    refusals: 1,
    refuse({ max_tokens: maxTokens = 0 }) {
      const message = 'Invalid max_tokens value, the valid range of max_tokens is [1, 8192]'
      return maxTokens > 8192 ? { status: 400, body: openAiError(message, null, 'invalid_request_error') } : undefined
    },
    answer: (said, counts) => ({
      ...plain(said, counts),
      choices: [choice({ role: 'assistant', content: said, reasoning_content: thoughts }, counts)],
    }),
  },
  {
    name: 'Mistral, which knows no other name of the limit',
    source: 'https://github.com/editor-code-assistant/eca/issues/231 https://github.com/spring-projects/spring-ai/issues/5019',
    refusals: 0,
    thinks: 600,
    refuse({ max_completion_tokens: limit }) {
      const detail = [
        { type: 'extra_forbidden', loc: ['body', 'max_completion_tokens'], msg: 'Extra inputs are not permitted', input: limit },
      ]
      const refusal = { object: 'error', message: { detail }, type: 'invalid_request_error', param: null, code: null }
      return limit === undefined ? undefined : { status: 422, body: refusal }
    },
    answer(said, counts) {
      const thinking = { type: 'thinking', thinking: [{ type: 'text', text: thoughts }] }
      const content = said === '' ? [thinking] : [thinking, { type: 'text', text: said }]
      return { ...plain(said, counts), choices: [choice({ role: 'assistant', content }, counts)] }
    },
  },
  {
    name: 'Anthropic, which passes over the schema',
    source: 'https://docs.anthropic.com/ko/api/openai-sdk',
    refusals: 0,
    answer: (said, counts) => plain(`Here is the object:\n\n\`\`\`json\n${said}\n\`\`\``, counts),
  },
  {
    name: 'Anthropic, 8,192 tokens of answer',
    source: 'https://github.com/olimorris/codecompanion.nvim/issues/1028',
    refusals: 1,
    refuse({ model, max_tokens: maxTokens = 0 }) {
      const message = `max_tokens: ${maxTokens} > 8192, which is the maximum allowed number of output tokens for ${model}`
      const refusal = { type: 'error', error: { type: 'invalid_request_error', message } }
      return maxTokens > 8192 ? { status: 400, body: refusal } : undefined
    },
    answer: plain,
  },
  {
    name: 'Google, a schema with too many states',
    source: 'https://github.com/cline/cline/issues/7897 https://github.com/Alishahryar1/free-claude-code/issues/542',
    refusals: 1,
    refuse({ response_format: format }) {
      const message = 'The specified schema produces a constraint that has too many states for serving.'
      return format ? { status: 400, body: [{ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }] } : undefined
    },
    answer: plain,
  },
  {
    name: 'Google, bounds of lists',
    source: 'https://github.com/linxule/openinterviewer/pull/23 https://github.com/Alishahryar1/free-claude-code/issues/542',
    refusals: 0,
    refuse(body) {
      const message = 'Request contains an invalid argument.'
      const isRefused = lengthsIn(schemaOf(body)).length > 0
      return isRefused ? { status: 400, body: [{ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }] } : undefined
    },
    answer: plain,
  },
  {
    name: 'Google, thoughts that leave no message',
    source: 'https://github.com/evalstate/fast-agent/issues/184 https://github.com/garrytan/gbrain/issues/2113',
    refusals: 0,
    thinks: 600,
    answer: (said, counts) =>
      said === ''
        ? { object: 'chat.completion', choices: [{ index: 0, finish_reason: 'length' }], usage: { ...usage(counts), completion_tokens: 0 } }
        : plain(said, counts),
  },
]
