import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { firstForm } from './ChatModel.ts'
import { countedUsage, createChatModel } from './createChatModel.ts'
import { parseModelSettings } from './modelSettings.ts'

describe('createChatModel', () => {
  const request = { messages: [{ role: 'user', content: 'Hello' }], schema: { type: 'object' }, maxTokens: 10 } as const

  /** Asks a server that always gives the same response. */
  async function askAt(status: number, body: string, headers: Readonly<Record<string, string>> = {}) {
    const server = createServer((_, response) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    try {
      return await createChatModel({ url, name: 'm', timeout: 2000 }).ask(request, firstForm)
    } finally {
      server.close()
    }
  }

  /** Returns a URL at which no server listens any more. */
  async function deserted(): Promise<string> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    return `http://127.0.0.1:${port}/v1`
  }

  describe('a model server', () => {
    it('that does not count tokens gives an answer without a count', async () => {
      expect(await askAt(200, '{"choices":[{"index":0,"message":{"role":"assistant","content":"Hi"}}]}')).toEqual({
        kind: 'reply',
        text: 'Hi',
      })
    })

    it.each([
      [401, '{}', {}, 'refused', 'refuses the key in ROOMWRIGHT_MODEL_KEY'],
      [404, '{}', {}, 'refused', 'There is no model m'],
      [429, '{}', { 'retry-after': '3' }, 'busy', 'asks for fewer requests'],
      [400, '{}', {}, 'unsupported', 'refuses the request (status 400)'],
      [400, '{"error":{"message":"no such\\nparameter"}}', {}, 'unsupported', 'refuses the request (status 400: "no such parameter")'],
      [400, '[{"error":{"code":400,"message":"API key not valid."}}]', {}, 'refused', 'refuses the key in ROOMWRIGHT_MODEL_KEY'],
      [422, '{"detail":[{"loc":["body","n"],"msg":"not permitted"}]}', {}, 'unsupported', '(status 422: "body.n: not permitted")'],
      [400, '{"object":"error","message":"no"}', {}, 'unsupported', '(status 400: "no")'],
      [400, JSON.stringify({ message: 'x'.repeat(300) }), {}, 'unsupported', `(status 400: "${'x'.repeat(200)}")`],
      [429, '{"error":{"message":"No money","code":"insufficient_quota"}}', {}, 'refused', 'refuses the request (status 429: "No money")'],
      [503, '{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}', {}, 'busy', 'is not ready (status 503)'],
      [529, '{"error":{"message":"Overloaded"}}', {}, 'busy', 'is not ready (status 529)'],
      [503, '{}', {}, 'broken', 'answers with status 503'],
      [500, 'oops', {}, 'broken', 'answers with status 500'],
      [408, '{}', {}, 'broken', 'answers with status 408'],
      [409, '{}', {}, 'broken', 'answers with status 409'],
      [410, '{}', {}, 'refused', 'refuses the request (status 410)'],
      [200, '{"error":"Unexpected endpoint or method. (POST /chat/completions)"}', {}, 'refused', 'says "Unexpected endpoint or method.'],
      [200, '{"choices":[]}', {}, 'broken', ''],
      [200, '<html>', {}, 'broken', 'cannot be read'],
    ])('that answers with %i and %j gives the matching failure', async (status, body, headers, reason, sentence) => {
      const outcome = await askAt(status, body, { ...headers })
      expect(outcome).toMatchObject({ kind: 'failure', reason, detail: expect.stringContaining(sentence) as string })
      if (reason === 'busy' && status === 429) expect(outcome).toMatchObject({ retryAfter: 3000 })
    })

    it.each([
      ['length', { content: 'Half an' }, 0, { kind: 'reply', text: 'Half an' }],
      ['length', { content: '' }, 0, { kind: 'cut', text: '' }],
      ['length', { content: 'Half an', reasoning_content: 'Well' }, 0, { kind: 'cut', text: 'Half an' }],
      ['length', { content: 'Half an' }, 5, { kind: 'cut', text: 'Half an' }],
      ['length', { content: ' <think>Well' }, 0, { kind: 'cut', text: ' <think>Well' }],
      ['length', { content: '[THINK]Well' }, 0, { kind: 'cut', text: '[THINK]Well' }],
      ['length', undefined, 0, { kind: 'cut', text: '' }],
      ['stop', { content: 'Hi', reasoning_content: 'Well' }, 5, { kind: 'reply', text: 'Hi' }],
      ['stop', { content: '', reasoning_content: ' {"author":"Ann"}' }, 0, { kind: 'reply', text: ' {"author":"Ann"}' }],
      ['stop', { content: 'Hi', reasoning_content: '{"author":"Ann"}' }, 0, { kind: 'reply', text: 'Hi' }],
      ['stop', { content: '', reasoning_content: 'Well {' }, 0, { kind: 'reply', text: '' }],
    ])(
      'that ends for the reason %s with %j, and %i tokens of thinking, gives the matching reply',
      async (reason, message, tokens, reply) => {
        const body = {
          choices: [{ index: 0, finish_reason: reason, ...(message && { message: { role: 'assistant', ...message } }) }],
          usage: { prompt_tokens: 7, completion_tokens: 9, completion_tokens_details: { reasoning_tokens: tokens } },
        }
        expect(await askAt(200, JSON.stringify(body))).toEqual({ ...reply, usage: { input: 7, output: 9 } })
      },
    )

    it.each([{}, { prompt_tokens: -900, completion_tokens: 1 }, { prompt_tokens: 0, completion_tokens: 0 }])(
      'that counts %j gives no usage',
      async (usage) => {
        const reply = await askAt(200, JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content: 'Hi' } }], usage }))
        expect(reply).toEqual({ kind: 'reply', text: 'Hi' })
      },
    )

    it('with an answer that is too large is reported as broken', async () => {
      expect(await askAt(200, `{"choices":[{"index":0,"message":{"content":"${'a'.repeat(17 * 1024 * 1024)}"}}]}`)).toMatchObject({
        reason: 'broken',
      })
    })

    it('that closes the connection is reported as a broken connection, not as an answer', async () => {
      const server = createServer((asked) => asked.socket.destroy())
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
      const outcome = await createChatModel({ url, name: 'm', timeout: 2000 }).ask(request, firstForm)
      server.close()
      expect(outcome).toMatchObject({
        reason: 'broken',
        detail: `The connection to the model server at ${url} broke off (UND_ERR_SOCKET).`,
      })
    })

    it.each(['EMFILE', 'EACCES', 'ETIMEDOUT', 'ENOBUFS'])('that cannot be reached for %s is reported as unreachable', async (code) => {
      const cause = Object.assign(new Error(`connect ${code}`), { code, syscall: 'connect' })
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })))
      onTestFinished(() => void vi.unstubAllGlobals())
      const outcome = await createChatModel({ url: 'http://127.0.0.1:1/v1', name: 'm', timeout: 2000 }).ask(request, firstForm)
      expect(outcome).toMatchObject({ reason: 'unreachable', detail: expect.stringContaining(`can be opened (${code}).`) as string })
    })

    it('that is not running is reported in one sentence, with what to start', async () => {
      const url = await deserted()
      const outcome = await createChatModel({ url, name: 'm', timeout: 2000 }).ask(request, firstForm)
      expect(outcome).toMatchObject({ reason: 'unreachable' })
      expect(outcome.kind === 'failure' && outcome.detail).toContain(`No model server answers at ${url}. Start one ('ollama serve'`)
    })
  })

  describe('an address', () => {
    it.each([
      ['that no client may use', 'http://127.0.0.1:9/v1', 'EBADPORT'],
      ['that is not asked as it wants to be', 'https', 'SSL'],
    ])('%s is reported as unreachable', async (_, url, code) => {
      const plain = createServer((_request, response) => response.end())
      await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
      const address = url === 'https' ? `https://127.0.0.1:${(plain.address() as AddressInfo).port}/v1` : url
      const outcome = await createChatModel({ url: address, name: 'm', timeout: 2000 }).ask(request, firstForm)
      plain.close()
      expect(outcome).toMatchObject({ reason: 'unreachable', detail: expect.stringContaining(code) as string })
    })
  })

  describe('the address of the model', () => {
    const none = { url: undefined, name: undefined, key: undefined }

    it('is by default that of a server on this machine', () => {
      expect(parseModelSettings(none, 1)).toEqual({ url: 'http://localhost:11434/v1', name: 'llama3.1', timeout: 1 })
    })

    it.each([
      { url: 'https://x.example/v1', key: 'k' },
      { url: 'https://x.example/v1' },
      { url: 'http://x.example/v1' },
      { url: 'http://localhost:8080/v1', key: 'k' },
      { url: 'http://127.0.0.2:8080/v1', key: 'k' },
      { url: 'http://[::1]:8080/v1', key: 'k' },
    ])('may be %j: a key is sent in the clear to this machine alone', (variables) => {
      expect(parseModelSettings({ ...none, ...variables }, 1)).toEqual({ ...variables, name: 'llama3.1', timeout: 1 })
    })

    it('has no slash at its end', () => {
      expect(parseModelSettings({ ...none, url: 'https://x.example/v1//' }, 1)).toMatchObject({ url: 'https://x.example/v1' })
    })

    it.each([
      [{ url: 'ftp://x' }, 'ROOMWRIGHT_MODEL_URL'],
      [{ url: 'not an address' }, 'ROOMWRIGHT_MODEL_URL'],
      [{ url: 'https://x.example/v1?a=b' }, 'ROOMWRIGHT_MODEL_URL'],
      [{ url: 'https://x.example/v1#a' }, 'ROOMWRIGHT_MODEL_URL'],
      [{ url: 'http://127.0.0.1.x.example/v1', key: 'k' }, 'in the clear'],
      [{ url: 'https://user:secret@x.example/v1' }, 'ROOMWRIGHT_MODEL_URL'],
      [{ url: 'https://:secret@x.example/v1' }, 'ROOMWRIGHT_MODEL_URL'],
      [{ url: 'http://x.example/v1', key: 'k' }, 'in the clear'],
      [{ key: 'secret\nsecret' }, 'ROOMWRIGHT_MODEL_KEY has spaces'],
      [{ name: 'm\u001b[2J' }, 'ROOMWRIGHT_MODEL has characters'],
    ])('is refused, without showing secrets, for %j', (variables, sentence) => {
      const settings = parseModelSettings({ ...none, ...variables }, 1)
      expect(settings).toContain(sentence)
      expect(settings).not.toContain('secret')
    })
  })
})

describe('countedUsage', () => {
  test('a valid count of the server is used', () => {
    expect(countedUsage({ prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 })).toEqual({ input: 12, output: 3 })
  })

  test.each([
    undefined,
    null,
    {},
    { prompt_tokens: 12 },
    { prompt_tokens: 0, completion_tokens: 0 },
    { prompt_tokens: -900, completion_tokens: 3 },
    { prompt_tokens: 1.5, completion_tokens: 3 },
    { prompt_tokens: 1e300, completion_tokens: 3 },
    { prompt_tokens: '12', completion_tokens: '3' },
  ])('the count %j is ignored, since it could extend a budget', (raw) => {
    expect(countedUsage(raw)).toBeUndefined()
  })
})
