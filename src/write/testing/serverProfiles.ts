/**
 * How known servers refuse and answer, replayed: each body is the one in the thread or page that `source` names, with our
 * numbers in the place of theirs. None of the servers was called.
 */
export interface ServerProfile {
  readonly name: string
  readonly source: string
  /** How often a run is refused before it knows how to ask. */
  readonly refusals: number
  /** Tokens of thoughts in front of every answer. */
  readonly thinks?: number
  refuse?(body: ChatBody): Refusal | undefined
  /** The body of an answer; `said` is empty where thoughts took all the room. */
  answer(said: string, counts: AnswerCounts): unknown
}

export interface ChatBody {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly max_tokens?: number
  readonly max_completion_tokens?: number
  readonly temperature?: number
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: unknown } }
}

interface Refusal {
  readonly status: number
  readonly body: unknown
}

export interface AnswerCounts {
  readonly prompt: number
  readonly completion: number
  readonly thoughts: number
  readonly isCut: boolean
}

const thoughts = 'The reader wants a quiet room. Let me think about what belongs into it.'
const choice = (message: object, { isCut }: AnswerCounts) => ({ index: 0, message, finish_reason: isCut ? 'length' : 'stop' })
const usage = ({ prompt, completion }: AnswerCounts) => ({
  prompt_tokens: prompt,
  completion_tokens: completion,
  total_tokens: prompt + completion,
})
const plain = (said: string, counts: AnswerCounts) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [choice({ role: 'assistant', content: said }, counts)],
  usage: usage(counts),
})
const openAiError = (message: string, param: string | null, code: string | null) => ({
  error: { message, type: 'invalid_request_error', param, code },
})
const lengthsIn = (schema: unknown) =>
  Array.from(JSON.stringify(schema).matchAll(/"max(?:Length|Items)":(\d+)/g), ([, bound]) => Number(bound))
const schemaOf = (body: ChatBody) => body.response_format?.json_schema?.schema
const areAlternating = ({ messages }: ChatBody) => messages.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'assistant'))
const withoutSystem = (body: ChatBody) => ({ ...body, messages: body.messages.filter(({ role }) => role !== 'system') })

export const serverProfiles: readonly ServerProfile[] = [
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
    name: 'Ollama, a grammar that it cannot parse',
    source: 'https://github.com/ollama/ollama/issues/12422 https://github.com/ollama/ollama/blob/main/openai/openai.go',
    refusals: 1,
    thinks: 600,
    refuse({ response_format: format }) {
      const message = 'failed to load model vocabulary required for format'
      return format ? { status: 500, body: { error: { message, type: 'api_error', param: null, code: null } } } : undefined
    },
    answer: (said, counts) => ({
      ...plain(said, counts),
      choices: [choice({ role: 'assistant', content: said, reasoning: thoughts }, counts)],
    }),
  },
  {
    name: 'Ollama, a bound of 2,000 and more',
    source: 'https://github.com/unslothai/unsloth/issues/9888',
    refusals: 0,
    refuse(body) {
      const message = 'failed to load model vocabulary required for format'
      const isRefused = lengthsIn(schemaOf(body)).some((bound) => bound >= 1997)
      return isRefused ? { status: 500, body: { error: { message, type: 'api_error', param: null, code: null } } } : undefined
    },
    answer: plain,
  },
  {
    name: 'llama.cpp, a bound of 2,000',
    source: 'https://github.com/ggml-org/llama.cpp/issues/27087 https://github.com/lidge-jun/opencodex/issues/2135',
    refusals: 0,
    refuse(body) {
      const message = 'Failed to initialize samplers: failed to parse grammar'
      const isRefused = lengthsIn(schemaOf(body)).includes(2000)
      return isRefused ? { status: 400, body: { error: { code: 400, message, type: 'invalid_request_error' } } } : undefined
    },
    answer: plain,
  },
  {
    name: 'llama.cpp, a grammar that it cannot parse',
    source: 'https://github.com/lidge-jun/opencodex/issues/2135',
    refusals: 1,
    refuse({ response_format: format }) {
      const message = 'Failed to initialize samplers: failed to parse grammar'
      return format ? { status: 400, body: { error: { code: 400, message, type: 'invalid_request_error' } } } : undefined
    },
    answer: plain,
  },
  {
    name: 'llama.cpp, the template of Gemma 3',
    source: 'https://github.com/nextai-translator/raycast-openai-translator/issues/34',
    refusals: 0,
    refuse(body) {
      const message =
        '\n------------\nWhile executing CallExpression at line 19, column 27 in source:\n...% 2 == 0) -%}↵        {{ raise_exception("Conversation roles must alternate user...\n                                           ^\nError: Jinja Exception: Conversation roles must alternate user/assistant/user/assistant/...'
      return areAlternating(withoutSystem(body))
        ? undefined
        : { status: 500, body: { error: { code: 500, message, type: 'server_error' } } }
    },
    answer: plain,
  },
  {
    name: 'llama.cpp, the template of Devstral',
    source: 'https://github.com/ggml-org/llama.cpp/issues/19851',
    refusals: 0,
    refuse(body) {
      const message =
        "\n------------\nWhile executing CallExpression at line 189, column 32 in source:\n...== 0) %}↵            {{- raise_exception('After the optional system message, con...\n                                           ^\nError: Jinja Exception: After the optional system message, conversation roles must alternate user and assistant roles except for tool calls and results."
      return areAlternating(withoutSystem(body))
        ? undefined
        : { status: 500, body: { error: { code: 500, message, type: 'server_error' } } }
    },
    answer: plain,
  },
  {
    name: 'vLLM, the template of Mistral 7B 0.2',
    source: 'https://github.com/microsoft/autogen/issues/1037',
    refusals: 1,
    refuse(body) {
      const message = 'Conversation roles must alternate user/assistant/user/assistant/...'
      const refusal = { object: 'error', message, type: 'invalid_request_error', param: null, code: null }
      return areAlternating(body) ? undefined : { status: 400, body: refusal }
    },
    answer: plain,
  },
  {
    name: 'vLLM, the template of Gemma 2',
    source: 'https://github.com/vllm-project/vllm/pull/2964',
    refusals: 1,
    refuse({ messages }) {
      const refusal = { object: 'error', message: 'System role not supported', type: 'BadRequestError', param: null, code: 400 }
      return messages.some(({ role }) => role === 'system') ? { status: 400, body: refusal } : undefined
    },
    answer: plain,
  },
  {
    name: 'vLLM, a schema that xgrammar does not support',
    source: 'https://github.com/vllm-project/vllm/issues/16880',
    refusals: 1,
    refuse({ response_format: format }) {
      const message = 'The provided JSON schema contains features not supported by xgrammar.'
      return format ? { status: 400, body: { object: 'error', message, type: 'BadRequestError', param: null, code: 400 } } : undefined
    },
    answer: plain,
  },
  {
    name: 'vLLM, a context of 8,192 tokens',
    source: 'https://github.com/claude-code-best/claude-code/issues/272',
    // The room that a prompt leaves is its own: the draft and the edit are refused once each.
    refusals: 2,
    refuse({ messages, max_tokens: maxTokens = 0 }) {
      const input = Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4)
      const message = `'max_tokens' or 'max_completion_tokens' is too large: ${maxTokens}. This model's maximum context length is 8192 tokens and your request has ${input} input tokens (${maxTokens} > 8192 - ${input}). None`
      const refusal = { object: 'error', message, type: 'BadRequestError', param: null, code: 400 }
      return input + maxTokens > 8192 ? { status: 400, body: refusal } : undefined
    },
    answer: plain,
  },
  {
    name: 'vLLM with a reasoning parser',
    source: 'https://github.com/vllm-project/vllm/issues/52640',
    refusals: 0,
    thinks: 600,
    answer: (said, counts) => ({
      ...plain(said, counts),
      choices: [choice({ role: 'assistant', content: said === '' ? null : said, reasoning: thoughts }, counts)],
    }),
  },
  {
    name: 'vLLM without a reasoning parser',
    source: 'https://github.com/triton-inference-server/perf_analyzer/pull/433',
    refusals: 0,
    thinks: 600,
    answer: (said, counts) => plain(said === '' ? `<think>${thoughts}` : `<think>${thoughts} {"form"}</think>\n\n${said}`, counts),
  },
  {
    name: 'LM Studio, the answer among the thoughts',
    source: 'https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/1698',
    refusals: 0,
    answer: (said, counts) => ({
      ...plain(said, counts),
      choices: [choice({ role: 'assistant', content: '', reasoning_content: said, tool_calls: [] }, counts)],
    }),
  },
  {
    name: 'LM Studio, thoughts that take all the room',
    source: 'https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/1990',
    refusals: 0,
    thinks: 600,
    answer: (said, counts) => ({
      ...plain(said, counts),
      choices: [choice({ role: 'assistant', content: said, reasoning_content: `Thinking Process:\n1. ${thoughts}` }, counts)],
      usage: { ...usage(counts), completion_tokens_details: { reasoning_tokens: counts.thoughts } },
    }),
  },
  {
    name: 'LM Studio, a form that it does not take',
    source: 'https://github.com/LoadShine/tada/issues/16',
    refusals: 1,
    refuse({ response_format: format }) {
      return format ? { status: 400, body: { error: "'response_format.type' must be 'json_schema' or 'text'" } } : undefined
    },
    answer: plain,
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
