import type { Language } from '../../shared/languages/languages.ts'
import { repairInstruction } from '../prompts/passRequest.ts'
import type { PassName } from '../prompts/tasks.ts'

/** A request as the scripted model understands it. */
export interface ScriptedRequest {
  readonly pass: PassName
  readonly language: Language
  /** The data in the prompt. */
  readonly data: Readonly<Record<string, unknown>>
  /** The reasons of a repair, as in the prompt. */
  readonly repair: string | undefined
  readonly system: string
  readonly user: string
  readonly maxTokens: number
  readonly hasSchema: boolean
}

const forms: Readonly<Record<string, PassName>> = {
  '{"topics"': 'topics',
  '{"sections"': 'outline',
  '{"title"': 'texts',
  '{"category"': 'classification',
  '{"author"': 'author',
  '{"picture"': 'picture',
}

/** Instructions and task may share one message; corrections follow the task. */
const taskStart = /^(?:Propose|Plan|Write|Edit|Give|File|Choose) /m

function splitRepair(task: string): readonly string[] {
  const at = task.indexOf(repairInstruction)
  return at === -1 ? [task] : [task.slice(0, at).trim(), task.slice(at)]
}

/** Parses the body of a chat-completions request. */
export function readScriptedRequest(text: string): ScriptedRequest {
  const body = JSON.parse(text) as {
    readonly messages: readonly { readonly role: string; readonly content: string }[]
    readonly max_tokens?: number
    readonly max_completion_tokens?: number
    readonly response_format?: { readonly type: string }
  }
  const whole = body.messages.map((message) => message.content).join('\n\n')
  const start = whole.search(taskStart)
  const [user = '', repair] = splitRepair(whole.slice(start))
  const system = whole.slice(0, start).trim()
  const form = /^Form: (\{"\w+")/m.exec(user)?.[1] ?? ''
  const json = /<data>\n([^]*?)\n<\/data>/.exec(user)?.[1] ?? '{}'
  return {
    pass: forms[form] ?? (user.startsWith('Write') ? 'draft' : 'edit'),
    language: system.includes('strictly in Turkish')
      ? 'tr'
      : system.includes('in Russian')
        ? 'ru'
        : system.includes('in Korean')
          ? 'ko'
          : 'en',
    data: JSON.parse(json) as Readonly<Record<string, unknown>>,
    repair,
    system,
    user,
    maxTokens: body.max_completion_tokens ?? body.max_tokens ?? 0,
    hasSchema: body.response_format?.type === 'json_schema',
  }
}
