import { describe, expect, it } from 'vitest'
import { type FormChange, type ModelRequest, changeForm, describeChange, firstForm, formRequest } from './ChatModel.ts'

describe('the form of requests', () => {
  it.each<[FormChange, FormChange, object]>([
    [{ hasSchema: false }, { hasSystemRole: false }, { hasSchema: false, hasSystemRole: false }],
    [{ limitName: 'max_completion_tokens' }, {}, { limitName: 'max_completion_tokens' }],
    [{ space: 4000 }, { space: 16_000 }, { space: 16_000 }],
    [{ space: 16_000 }, { space: 4000 }, { space: 16_000 }],
    [{ limit: 2000 }, { limit: 4000 }, { limit: 2000 }],
    [{ limit: 4000 }, { limit: 2000 }, { limit: 2000 }],
    [{ limit: 4000 }, {}, { limit: 4000 }],
    [{}, {}, {}],
  ])('keeps what it learnt in any order, the smaller limit and the larger space: %j, %j', (first, second, learnt) => {
    expect(changeForm(changeForm(firstForm, first), second)).toEqual({ ...firstForm, ...learnt })
    expect(changeForm(changeForm(firstForm, second), first)).toEqual({ ...firstForm, ...learnt })
  })

  const request: ModelRequest = {
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Write.' },
    ],
    schema: {},
    maxTokens: 1000,
  }

  it('adds the space for thinking to the length of an answer, within the limit of the server', () => {
    expect(formRequest(request, firstForm)).toEqual(request)
    expect(formRequest(request, { ...firstForm, space: 4000 }).maxTokens).toBe(5000)
    expect(formRequest(request, { ...firstForm, space: 4000, limit: 3000 }).maxTokens).toBe(3000)
  })

  it('has the instructions before the task for a model that knows no others', () => {
    expect(formRequest(request, { ...firstForm, hasSystemRole: false }).messages).toEqual([
      { role: 'user', content: 'Be brief.\n\nWrite.' },
    ])
  })

  it.each<[FormChange, string]>([
    [{ hasSchema: false }, 'The server does not accept a JSON schema; it is asked without one.'],
    [{ limitName: 'max_completion_tokens' }, 'The server calls the length of an answer max_completion_tokens.'],
    [{ hasSystemRole: false }, 'The model does not accept separate instructions; they are put before each task.'],
    [{ limit: 2000 }, 'The server allows an answer 2000 tokens.'],
    [{ space: 4000 }, 'The model thinks before it answers; it gets 4000 more tokens for that.'],
  ])('is told to the user when it changes: %j', (change, sentence) => {
    expect(describeChange(change)).toBe(sentence)
  })
})
