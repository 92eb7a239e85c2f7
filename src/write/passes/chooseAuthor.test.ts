import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makePublication, runWriter } from '../testing/makePublication.ts'
import { startScriptedModel } from '../testing/startScriptedModel.ts'
import type { RunContext } from '../run/RunContext.ts'
import type { ArticleTask } from './askPass.ts'
import { chooseAuthor, signersOf } from './chooseAuthor.ts'

const place = { category: 'home-decor-trends', subcategory: 'color-schemes', count: 1 }

/** Gives both authors voices whose words are in no prompt otherwise. */
function giveVoices(directory: string): void {
  for (const [slug, sentences] of Object.entries({ 'ann-lee': 'four words at most', 'bo-dale': 'long as a plank' })) {
    const file = `${directory}/authors/${slug}/en.md`
    const voice = `voice: { sentences: ${sentences}, person: nobody, contractions: none at all, humour: of planks, never: never shouts }`
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/^name: .*$/m, (name) => `${name}\n${voice}`),
    )
  }
}

describe('the voice of an author', () => {
  let directory: string
  let server: Awaited<ReturnType<typeof startScriptedModel>>

  beforeEach(async () => {
    directory = makePublication()
    server = await startScriptedModel((request) => (request.pass === 'author' ? { say: { author: 'Bo Dale' } } : undefined))
  })

  afterEach(async () => {
    await server.close()
    rmSync(directory, { recursive: true })
  })

  const write = async (lang: string) => {
    const { written } = await runWriter({ directory, url: server.url, plan: [{ ...place, lang }] })
    expect(written).toHaveLength(1)
    return (pass: string) => server.requests.find((request) => request.pass === pass)?.user ?? ''
  }

  it('is in the prompts of the draft and the edit of an article by that author, and in no others', async () => {
    giveVoices(directory)
    const asked = await write('en')
    for (const pass of ['draft', 'edit']) {
      expect(asked(pass)).toContain('- Sentences: long as a plank\n- Person: nobody\n- Contractions: none at all\n')
      expect(asked(pass)).not.toContain('four words')
    }
    expect(asked('outline')).not.toContain('plank')
    expect(asked('author')).not.toContain('plank')
  })

  it("is that of the first language's file in a translation, except for contractions", async () => {
    const english = readFileSync(`${directory}/authors/bo-dale/en.md`, 'utf8')
    writeFileSync(`${directory}/authors/bo-dale/tr.md`, english)
    giveVoices(directory)
    const draft = (await write('tr'))('draft')
    expect(draft).toContain('- Sentences: long as a plank\n- Person: nobody\n- Humour: of planks\n')
  })

  it.each([
    [{ author: 'Cy Ford' }, 'The model named the unknown author "Cy Ford"; '],
    [{ nobody: true }, 'The model gave no answer that can be used; '],
  ])('is that of an author chosen by the title if the model says %j', async (say, words) => {
    await server.close()
    server = await startScriptedModel((request) => (request.pass === 'author' ? { say } : undefined))
    await write('en')
    const [notes = ''] = readdirSync(`${directory}/.writing/notes`).map((name) =>
      readFileSync(`${directory}/.writing/notes/${name}`, 'utf8'),
    )
    expect(JSON.parse(notes)).toMatchObject({ notes: [{ rule: 'author', message: expect.stringContaining(words) as string }] })
  })

  it('may be one text', async () => {
    const file = `${directory}/authors/bo-dale/en.md`
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/^name: .*$/m, (name) => `${name}\nvoice: Dry, and long as a plank.`),
    )
    expect((await write('en'))('draft')).toContain('Keep to it throughout:\nDry, and long as a plank.\n')
  })

  it('is not in the prompt if the author has none', async () => {
    expect((await write('en'))('draft')).not.toContain('manner of its own')
  })
})

describe('the authors of a publication', () => {
  const author = (name: string, language: string) => ({ name, language, about: `Of ${name}.` })
  const all = [author('Ann', 'en'), author('Bo', 'tr'), author('Cy', 'en')]

  it('sign in their languages; in others, those of the first language sign', () => {
    const namesIn = (language: string) => signersOf(language, { authors: all, languages: ['en', 'tr', 'ko'] }).map(({ name }) => name)
    expect([namesIn('en'), namesIn('tr'), namesIn('ko')]).toEqual([['Ann', 'Cy'], ['Bo'], ['Ann', 'Cy']])
  })

  it.each([
    [[author('Bo', 'tr')], { name: 'Bo', notes: [] }],
    [[], { name: 'Desk', notes: [{ rule: 'author', message: 'The publication has no authors; add a name.' }] }],
  ])('are not asked about if there is no choice: %j', async (authors, chosen) => {
    const context = {
      publication: { authors, languages: ['tr'] },
      call: () => Promise.reject(new Error('The model is asked.')),
    } as unknown as RunContext
    const task = { unit: '1.1', language: 'tr' } as ArticleTask
    expect(await chooseAuthor(task, { title: 'Oil', description: '' }, context)).toEqual({ ...chosen, voice: undefined })
  })
})
