import { z } from 'zod'
import type { ModelRequest } from './ChatModel.ts'

/** How a server is asked. What it has refused is left out for the rest of the run, and nothing else is. */
export interface RequestForm {
  /** Whether the JSON schema of the answer is sent; the prompt says the form as well. */
  readonly hasSchema: boolean
  readonly limitName: 'max_tokens' | 'max_completion_tokens'
  /** Whether the instructions are a message of their own; some templates know none but the user's. */
  readonly hasSystemRole: boolean
  /** Tokens for thoughts, on top of those of an answer. */
  readonly room: number
  /** The most tokens that the server grants an answer, thoughts among them. */
  readonly limit?: number | undefined
}

export const firstForm: RequestForm = { hasSchema: true, limitName: 'max_tokens', hasSystemRole: true, room: 0 }

/** What a refusal teaches. */
export const formChangeSchema = z.strictObject({
  hasSchema: z.literal(false).optional(),
  limitName: z.literal('max_completion_tokens').optional(),
  hasSystemRole: z.literal(false).optional(),
  room: z.int().min(0).optional(),
  limit: z.int().min(1).optional(),
})

export type FormChange = z.infer<typeof formChangeSchema>

/** Requests side by side may learn different bounds: the narrower limit holds, and the larger room. */
export function changeForm(form: RequestForm, change: FormChange): RequestForm {
  const room = Math.max(form.room, change.room ?? 0)
  const limit = Math.min(form.limit ?? Infinity, change.limit ?? Infinity)
  return {
    hasSchema: form.hasSchema && change.hasSchema !== false,
    limitName: change.limitName ?? form.limitName,
    hasSystemRole: form.hasSystemRole && change.hasSystemRole !== false,
    room,
    limit: Number.isFinite(limit) ? limit : undefined,
  }
}

/** A request as the form has it. */
export function formRequest(request: ModelRequest, { hasSystemRole, room, limit = Infinity }: RequestForm): ModelRequest {
  const { messages } = request
  const joined = { role: 'user' as const, content: messages.map(({ content }) => content).join('\n\n') }
  return {
    ...request,
    messages: hasSystemRole ? messages : [joined],
    maxTokens: Math.min(request.maxTokens + room, limit),
  }
}

/** A run's form in a sentence, for whoever watches it. */
export function describeChange({ hasSchema, limitName, hasSystemRole, room, limit }: FormChange): string {
  if (hasSchema === false) return 'The server takes no JSON schema; it is asked without one.'
  if (limitName) return `The server calls the length of an answer ${limitName}.`
  if (hasSystemRole === false) return 'The model has no place for instructions; they stand in front of each task.'
  if (limit !== undefined) return `The server grants an answer ${limit} tokens.`
  return `The model thinks before it answers; it gets ${room ?? 0} tokens more for that.`
}
