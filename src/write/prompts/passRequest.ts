import { z } from 'zod'
import type { WritingSettings } from '../../content/schemas/writingSchema.ts'
import type { Language } from '../../shared/languages.ts'
import type { Finding } from '../checks/Finding.ts'
import type { ModelRequest } from '../model/ChatModel.ts'
import { answerSchemas } from './answerSchemas.ts'
import { asData } from './asData.ts'
import { systemPrompt } from './systemPrompt.ts'
import { type PassName, taskOf } from './tasks.ts'

/** How long an answer may be, in tokens; words of some languages take five. */
const maxTokens: Readonly<Record<Exclude<PassName, 'draft' | 'edit'>, number>> = {
  topics: 4000,
  outline: 2000,
  texts: 1500,
  classification: 400,
  author: 200,
  picture: 400,
}
const tokensInWord = 5

export const repairInstruction =
  'Your last answer, in the data, was not accepted for these reasons. Give a whole new answer of the same form that mends them.'

export interface PassInput {
  readonly pass: PassName
  readonly language: Language
  readonly settings: WritingSettings
  /** Text from outside: topics, lists, earlier answers. */
  readonly data: Readonly<Record<string, unknown>>
}

/** An answer that was not good enough, and why. */
export interface BadAnswer {
  readonly text: string
  readonly findings: readonly Finding[]
}

export function passRequest({ pass, language, settings, data }: PassInput, bad?: BadAnswer): ModelRequest {
  const task = [taskOf(pass, settings), asData(data)]
  const repair = bad
    ? [repairInstruction, asData({ reasons: bad.findings.map((finding) => finding.message), answer: bad.text.slice(0, 40_000) })]
    : []
  return {
    messages: [
      { role: 'system', content: systemPrompt(language, settings).join('\n') },
      // One message of the user: templates such as Mistral's and Gemma's refuse two in a row.
      { role: 'user', content: [...task, ...repair].join('\n\n') },
    ],
    schema: sentSchema(pass),
    maxTokens: pass === 'draft' || pass === 'edit' ? settings.words.most * tokensInWord + 500 : maxTokens[pass],
  }
}

const unsent = ['minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', '$schema'] as const

/** Bounds of lengths are left out: servers refuse them or choke on them, and every answer is checked when it is here. */
function sentSchema(pass: PassName): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(answerSchemas[pass], {
    override({ jsonSchema }) {
      for (const word of unsent) delete jsonSchema[word]
    },
  })
  delete schema.$schema
  return schema
}
