import { describe, expect, it } from 'vitest'
import { firstForm } from './ChatModel.ts'
import { refusedForm, unnamedRemedy } from './refusedForm.ts'

describe('the message of a refusal', () => {
  it.each([
    ['max_tokens is too large: 9500. This model supports at most 4096 completion tokens', { limit: 4096 }],
    ['max_tokens: 9500 > 8192, which is the maximum allowed number of output tokens', { limit: 8192 }],
    ['Invalid max_tokens value, the valid range of max_tokens is [1, 8192]', { limit: 8192 }],
    ['The max_completion_tokens value exceeds what the model supports', { limit: 4750 }],
  ])('limits the length for the run: %s', (words, change) => {
    expect(refusedForm(words, firstForm, 9500)).toEqual({ change, isLasting: true })
  })

  it.each([
    "This model's maximum context length is 8192 tokens. However, you requested 9800 tokens (300 in the messages, 9500 in the completion).",
    "This model's maximum context length is 8192 tokens and your request has 300 input tokens (9500 > 8192 - 300).",
  ])('limits the length for the one request: %s', (words) => {
    expect(refusedForm(words, firstForm, 9500)).toEqual({ change: { limit: 7892 }, isLasting: false })
  })

  it.each([
    "This model's maximum context length is 8192 tokens and your request has 8100 input tokens (9500 > 8192 - 8100).",
    'Your request was rejected by our safety system.',
    'The model is not available in your region.',
    '',
  ])('gives no change: %j', (words) => {
    expect(refusedForm(words, firstForm, 9500)).toBeUndefined()
  })

  it('has no effect the second time', () => {
    const words = 'System role not supported'
    expect(refusedForm(words, firstForm, 10)).toEqual({ change: { hasSystemRole: false }, isLasting: true })
    expect(refusedForm(words, { ...firstForm, hasSystemRole: false }, 10)).toBeUndefined()
  })
})

describe('a refusal without a reason', () => {
  const schemaless = { ...firstForm, hasSchema: false }

  it.each([
    ['the schema is left out', firstForm, 9500, { hasSchema: false }],
    ['the answer is shorter', schemaless, 8001, { limit: 8000 }],
  ])('concerns one request: first %s', (_what, form, maxTokens, change) => {
    expect(unnamedRemedy(form, maxTokens)).toEqual({ change, isLasting: false })
  })

  it('is final if the request has neither a schema nor a long answer', () => {
    expect(unnamedRemedy(schemaless, 8000)).toBeUndefined()
  })
})

describe('the limit that a refusal names', () => {
  const refusalOf = (limit: number) => `This model supports at most ${limit} completion tokens`

  it.each([
    [256, { limit: 256 }],
    [255, undefined],
    [9499, { limit: 9499 }],
    [9500, undefined],
  ])('of %i tokens is kept if an answer fits into it and it is less than was asked for', (limit, change) => {
    expect(refusedForm(refusalOf(limit), firstForm, 9500)?.change).toEqual(change)
  })
})
