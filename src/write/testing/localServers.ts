import { areAlternating, choice, lengthsIn, plain, schemaOf, type ServerProfile, thoughts, usage, withoutSystem } from './ServerProfile.ts'

/** Servers that users run themselves. */
export const localServers: readonly ServerProfile[] = [
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
    // The remaining space depends on the prompt: the draft and the edit are rejected once each.
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
    name: 'LM Studio, thoughts that take all the space',
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
]
