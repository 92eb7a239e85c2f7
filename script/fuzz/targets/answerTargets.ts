import { writingSchema } from '../../../src/content/schemas/site/writingSchema.ts'
import { checkBody } from '../../../src/write/checks/checkBody.ts'
import { answerSchemas, parseAnswer } from '../../../src/write/prompts/parseAnswer.ts'
import { draftSlug } from '../../../src/write/drafts/saveDraft.ts'
import { PageCache } from '../../../src/runtime/router/PageCache.ts'
import { loadPage } from '../../../src/runtime/router/loadPage.ts'
import { fakeNetwork } from '../../../src/runtime/testing/fakeNetwork.ts'
import type { FuzzTarget } from '../FuzzTarget.ts'
import { messageFaults } from '../judge.ts'

const passes = Object.keys(answerSchemas) as (keyof typeof answerSchemas)[]

const model: FuzzTarget = {
  name: 'model-answer',
  corpus: [
    '{"topics":["How to mend a chair","A bench"]}',
    '```json\n{"sections":[{"heading":"A","points":["b","c"]},{"heading":"D","points":[]}]}\n```',
    '<think>Well { "a" }</think>\n{"body":"A **chair** stands.\\n\\n## Legs\\n\\n- one\\n- two\\n\\n[A](/articles/a) ![b](./c.jpg)"}',
    '[THINK]hm[/THINK] Here it is: {"title":"A","description":"B","slug":"c","picture":"d","sources":[{"title":"E","url":"https://f.example/"}]} Done.',
    '{"category":"a","subcategory":"b","subsubcategories":["c"],"other":false}',
    '{"author":"A"}',
    '{"picture":"a","alt":"b"}',
  ],
  words: [
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\n',
    '\\u0000',
    '<think>',
    '</think>',
    '[THINK]',
    '[/THINK]',
    '```',
    '```json',
    '"body":"',
    ':',
    ',',
    'null',
    '\n',
    ' ',
    '# ',
    '**',
    '[a](b)',
    '.',
    '!',
    '?',
  ],
  longest: 60_000,
  take(input) {
    const faults: string[] = []
    let fate = ''
    for (const pass of passes) {
      const parsed = parseAnswer<unknown>(input, answerSchemas[pass])
      if ('answer' in parsed) {
        fate += ` ${pass}`
        if (!answerSchemas[pass].safeParse(parsed.answer).success) faults.push(`the answer to ${pass} does not satisfy its schema`)
        const { body, slug, title } = parsed.answer as { readonly body?: string; readonly slug?: string; readonly title?: string }
        if (body !== undefined) for (const { message } of checkBody(body, bodyContext)) faults.push(...messageFaults(message, input))
        if (slug !== undefined && !/^[\p{L}\p{N}-]*$/u.test(draftSlug(slug, title ?? '')))
          faults.push(`the slug is ${JSON.stringify(draftSlug(slug, title ?? ''))}`)
      } else
        for (const { rule, message } of parsed.findings) {
          fate = fate.includes(rule) ? fate : `${fate} ${rule}`
          // A form error is reported to the model in the schema library's words.
          if (rule !== 'form') faults.push(...messageFaults(message, input))
        }
    }
    return { faults, fate }
  },
}

const bodyContext: Parameters<typeof checkBody>[1] = {
  language: 'en',
  settings: writingSchema.parse({ words: { least: 50, most: 600 } }),
  paths: new Set(['/articles/a']),
  known: [],
  instructions: ['Write about a chair in plain words.'],
}

const pageData: FuzzTarget = {
  name: 'page-data',
  corpus: [
    '{"componentChunkName":"component---article","path":"/a","matchPath":null,"staticQueryHashes":["1"],"slicesMap":{"header":"header-en","footer":"footer-en"},"result":{"component":"article","language":"en","head":{"title":"A","description":"B","alternates":[]},"props":{}},"webpackCompilationHash":"c"}',
    '{"path":"/"}',
  ],
  words: ['{', '}', '"', ':', ',', '[', ']', 'null', '"path":', '"result":', '"slicesMap":', 'true', '0'],
  async take(input) {
    const network = fakeNetwork({ 'GET /page-data/a/page-data.json': [{ status: 200, body: input }] })
    const found = await loadPage(
      { path: '/a', url: '/a' },
      { cache: new PageCache(network), network, hasLanguage: () => false, signal: new AbortController().signal },
    )
    return {
      faults: found.kind === 'page' && typeof found.page.path !== 'string' ? ['something that is not a page is taken for one'] : [],
      fate: found.kind,
    }
  },
}

export const answerTargets: readonly FuzzTarget[] = [model, pageData]
