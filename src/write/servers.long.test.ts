import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ScriptedRequest } from './testing/ScriptedRequest.ts'
import type { ServerProfile } from './testing/ServerProfile.ts'
import { hostedServers } from './testing/hostedServers.ts'
import { localServers } from './testing/localServers.ts'
import { draftsIn, makePublication, runWriter } from './testing/makePublication.ts'
import { type ReplayedServer, startProfile } from './testing/startProfile.ts'

const plan = [{ lang: 'en', category: 'home-decor-trends', subcategory: 'color-schemes', count: 1 }]
const serverProfiles = [...localServers, ...hostedServers]
const passes = ['topics', 'author', 'outline', 'draft', 'edit', 'texts', 'classification']

function profileNamed(name: string): ServerProfile {
  const profile = serverProfiles.find((candidate) => candidate.name === name)
  if (!profile) throw new Error(`There is no profile ${name}`)
  return profile
}

describe('a known model server', () => {
  let directory: string
  let server: ReplayedServer

  beforeEach(() => {
    // The standard length of an article, for which answers may have 9,500 tokens.
    directory = makePublication()
    const config = readFileSync(join(directory, 'site.config.ts'), 'utf8')
    expect(config).toContain('most: 600')
    rmSync(directory, { recursive: true })
    directory = makePublication({ 'site.config.ts': config.replace('most: 600', 'most: 1800') })
  })

  afterEach(async () => {
    await server.close()
    rmSync(directory, { recursive: true })
  })

  const begin = async (profile: ServerProfile, say?: (request: ScriptedRequest) => unknown) => {
    server = await startProfile(profile, say)
    return { directory, url: server.url, plan }
  }
  const passesOf = () => server.answered.map(({ pass, repair }) => (repair === undefined ? pass : `${pass} again`))

  describe.each(serverProfiles.map((profile) => ({ profile, name: profile.name })))('$name', ({ profile }) => {
    it('gets an article written, and refuses each unsupported form once', async () => {
      const run = await begin(profile)
      const { stopped, written, aside } = await runWriter(run)
      expect([stopped?.message, aside]).toEqual([undefined, []])
      expect(written).toHaveLength(1)
      expect(passesOf()).toEqual(passes)
      expect(server.refused).toBe(profile.refusals)
    })

    it('is sent a repair request in a form that it accepts', async () => {
      const run = await begin(profile, ({ pass, repair }) =>
        pass === 'outline' && repair === undefined ? { sections: 'none' } : undefined,
      )
      const { stopped, written } = await runWriter(run)
      expect(stopped?.message).toBeUndefined()
      expect(written).toHaveLength(1)
      expect(passesOf()).toEqual(['topics', 'author', 'outline', 'outline again', ...passes.slice(3)])
      expect(server.answered.find(({ repair }) => repair !== undefined)?.repair).toContain('wrong form')
    })
  })

  it.each(serverProfiles.filter(({ refusals }) => refusals > 0).map((profile) => ({ profile, name: profile.name })))(
    'is asked by the next process in the form that the last one learnt: $name',
    async ({ profile }) => {
      let isBroken = true
      const run = await begin({
        ...profile,
        refuse: (body) =>
          isBroken && /^Give the article/m.test(body.messages.at(-1)?.content ?? '') ? { status: 500, body: {} } : profile.refuse?.(body),
      })
      expect((await runWriter(run)).stopped?.message).toMatch(/answers with status 500\.$/)
      const [asked, refused] = [server.bodies.length, server.refused]
      expect(passesOf()).toEqual(passes.slice(0, 5))
      isBroken = false
      expect((await runWriter(run)).written).toHaveLength(1)
      expect(passesOf()).toEqual(passes)
      // Title and classification, once each: the space that reasoning takes was learnt with the author's answer.
      expect(server.bodies.length - asked).toBe(2)
      expect(server.refused).toBe(refused)
      expect(Object.keys(draftsIn(directory))).toHaveLength(1)
    },
  )

  it('is sent no parameter that it might refuse: no temperature, no bounds, one message of each role', async () => {
    const run = await begin(profileNamed('OpenAI, strict schemas'))
    await runWriter(run)
    expect(server.bodies.length).toBeGreaterThan(1)
    for (const body of server.bodies) {
      expect(Object.keys(body).sort()).toEqual(['max_tokens', 'messages', 'model', 'response_format'])
      expect(JSON.stringify(body.response_format)).not.toMatch(/"(?:max|min)(?:Length|Items)"|"pattern"|"\$schema"/)
      expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    }
  })

  it('that reasons has every cut answer counted as settled, and none as lost', async () => {
    const run = await begin(profileNamed('OpenAI, a reasoning model'))
    const { settled, lost } = await runWriter(run)
    const runs = join(directory, '.writing/runs')
    const lines = readFileSync(join(runs, readdirSync(runs)[0] ?? ''), 'utf8')
      .trim()
      .split('\n')
    const records = lines.map((line) => JSON.parse(line) as { type: string; usage?: { input: number; output: number } })
    const spent = records.flatMap(({ usage }) => usage ?? [])
    expect(records.filter(({ type }) => type === 'cut').length).toBeGreaterThan(0)
    expect(settled.output).toBe(spent.reduce((sum, { output }) => sum + output, 0))
    expect(lost).toEqual({ input: 0, output: 0 })
  })
})
