import { describe, expect, it } from 'vitest'
import { writingSchema } from '../../content/schemas/site/writingSchema.ts'
import type { Finding } from '../checks/Finding.ts'
import type { ModelRequest } from '../model/ChatModel.ts'
import { answerSchemas } from '../prompts/parseAnswer.ts'
import { SetAsideError, askPass, ifAnswered } from './askPass.ts'

const settings = writingSchema.parse({})
const input = { unit: '1.1', pass: 'author', language: 'en', settings, data: {}, schema: answerSchemas.author } as const
const named = (author: string) => JSON.stringify({ author })

/** A caller that gives these answers in turn, of which an earlier process has paid for the first ones. */
function callerOf(answers: readonly string[], paid = 0) {
  const asked: { readonly call: string; readonly prompt: string }[] = []
  const names = answers.map((_, round) => `1.1/author/${round}`)
  const ask = (call: string, { messages }: ModelRequest) => {
    asked.push({ call, prompt: messages.map(({ content }) => content).join('\n') })
    return Promise.resolve(answers[names.indexOf(call)] ?? '')
  }
  return { asked, call: Object.assign(ask, { isAnswered: (call: string) => names.slice(0, paid).includes(call) }) }
}

/** Finds a fault in every name but one. */
const only =
  (wanted: string) =>
  ({ author }: { readonly author: string }): readonly Finding[] =>
    author === wanted ? [] : [{ rule: 'author', message: `${author} is not ${wanted}.` }]

describe('a pass', () => {
  it('returns the first answer that passes its checks, and sends the others back with the reasons', async () => {
    const { call, asked } = callerOf([named('Ann'), 'no JSON', named('Cy')])
    expect(await askPass(input, call, only('Cy'))).toEqual({ author: 'Cy' })
    expect(asked.map((request) => request.call)).toEqual(['1.1/author/0', '1.1/author/1', '1.1/author/2'])
    const [first = '', second = '', third = ''] = asked.map(({ prompt }) => prompt)
    expect([first.includes('is not Cy'), second.includes('Ann is not Cy.'), second.includes('\\"author\\":\\"Ann\\"')]).toEqual([
      false,
      true,
      true,
    ])
    expect([third.includes('The answer is not a JSON object.'), third.includes('is not Cy')]).toEqual([true, false])
  })

  it('fails with the last reasons after three answers that were sent back', async () => {
    const { call, asked } = callerOf(['Ann', 'Bo', 'Cy', 'Di'].map(named))
    const failed = await askPass(input, call, only('Ed')).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(SetAsideError)
    expect(failed).toMatchObject({ findings: [{ rule: 'author', message: 'Di is not Ed.' }] })
    expect(asked).toHaveLength(4)
  })

  it.each([
    [1, 'Ann'],
    [2, 'Bo'],
    [4, 'Di'],
  ])('returns the last of %i answers that an earlier process paid for, since it refused those before: %s', async (paid, author) => {
    const { call } = callerOf(['Ann', 'Bo', 'Cy', 'Di'].map(named), paid)
    expect(await askPass(input, call, () => [])).toEqual({ author })
  })
})

it('a pass that an article can do without has no result if no answer was good', async () => {
  expect(await ifAnswered(Promise.resolve(1))).toBe(1)
  expect(await ifAnswered(Promise.reject(new SetAsideError([])))).toBeUndefined()
  await expect(ifAnswered(Promise.reject(new Error('The disk is full.')))).rejects.toThrow('The disk is full.')
})
