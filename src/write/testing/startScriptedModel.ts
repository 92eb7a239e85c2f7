import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { goodAnswer } from './goodAnswer.ts'
import { readScriptedRequest, type ScriptedRequest } from './ScriptedRequest.ts'

/** What the server does with a request instead of answering well. */
export type Turn =
  /** The text of the answer, JSON or not. */
  | { readonly say: unknown }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly message?: string }
  | 'hang'
  /** The answer breaks off in the middle. */
  | 'cut'

export interface ScriptedModel {
  readonly url: string
  readonly requests: readonly ScriptedRequest[]
  /** Tokens that the server counted, including answers that were never read. */
  readonly charged: number
  close(): Promise<void>
}

/** Starts a chat-completions server on the loopback; `script` may take over any request, by its number from 0. */
export async function startScriptedModel(
  script: (request: ScriptedRequest, index: number) => Turn | undefined | Promise<Turn | undefined> = () => undefined,
): Promise<ScriptedModel> {
  const requests: ScriptedRequest[] = []
  let charged = 0
  async function respond(body: string, response: ServerResponse): Promise<void> {
    const asked = readScriptedRequest(body)
    requests.push(asked)
    const turn = await script(asked, requests.length - 1)
    if (turn === 'hang') return
    if (typeof turn === 'object' && 'status' in turn) {
      response.writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers })
      response.end(JSON.stringify({ error: { message: turn.message ?? 'scripted' } }))
      return
    }
    const said = turn === undefined || turn === 'cut' ? goodAnswer(asked) : turn.say
    charged += answer(response, { said: typeof said === 'string' ? said : JSON.stringify(said), asked, isCut: turn === 'cut' })
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => respond(body, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    get charged() {
      return charged
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Sends an answer, cut off at the requested maximum of tokens; returns its cost. */
function answer(
  response: ServerResponse,
  { said, asked, isCut }: { readonly said: string; readonly asked: ScriptedRequest; readonly isCut: boolean },
): number {
  const usage = {
    prompt_tokens: Math.ceil(asked.system.length / 3) + Math.ceil(asked.user.length / 3) + Math.ceil((asked.repair?.length ?? 0) / 3),
    completion_tokens: Math.min(Math.ceil(said.length / 3), asked.maxTokens),
  }
  const message = { role: 'assistant', content: said.slice(0, usage.completion_tokens * 3) }
  const body = JSON.stringify({ id: 'x', object: 'chat.completion', choices: [{ index: 0, message, finish_reason: 'stop' }], usage })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  if (isCut) response.write(body.slice(0, body.length / 2), () => response.destroy())
  else response.end(body)
  return usage.prompt_tokens + usage.completion_tokens
}
