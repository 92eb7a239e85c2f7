import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { goodAnswer } from './goodAnswer.ts'
import { readScriptedRequest, type ScriptedRequest } from './ScriptedRequest.ts'
import type { ChatBody, ServerProfile } from './ServerProfile.ts'

export interface ReplayedServer {
  readonly url: string
  /** The requests that were answered, in order. */
  readonly answered: readonly ScriptedRequest[]
  readonly bodies: readonly ChatBody[]
  readonly refused: number
  close(): Promise<void>
}

/** Starts a loopback server that rejects and answers as a profile defines; `say` may replace the good answer. */
export async function startProfile(
  profile: ServerProfile,
  say: (request: ScriptedRequest) => unknown = () => undefined,
): Promise<ReplayedServer> {
  const answered: ScriptedRequest[] = []
  const bodies: ChatBody[] = []
  let refused = 0

  function reply(json: string): { readonly status: number; readonly body: unknown } {
    const body = JSON.parse(json) as ChatBody
    bodies.push(body)
    const refusal = profile.refuse?.(body)
    if (refusal) {
      refused++
      return refusal
    }
    const asked = readScriptedRequest(json)
    const answer = JSON.stringify(say(asked) ?? goodAnswer(asked))
    const limit = body.max_completion_tokens ?? body.max_tokens ?? 0
    const thoughts = Math.min(profile.thinks ?? 0, limit)
    const said = answer.slice(0, (limit - thoughts) * 3)
    if (said !== '') answered.push(asked)
    const completion = Math.min(thoughts + Math.ceil(answer.length / 3), limit)
    const counts = { prompt: Math.ceil(json.length / 4), completion, thoughts, isCut: said.length < answer.length }
    return { status: 200, body: profile.answer(said, counts) }
  }

  const server = createServer((request, response) => {
    void text(request).then((json) => {
      const { status, body } = reply(json)
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answered,
    bodies,
    get refused() {
      return refused
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
