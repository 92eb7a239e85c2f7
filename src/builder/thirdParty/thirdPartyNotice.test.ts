import { expect, test } from 'vitest'
import { createWording } from '../words/wording.ts'
import { thirdPartyNotice } from './thirdPartyNotice.ts'

const english = createWording('en').built
const script = (src: string) => ({ src, strategy: 'idle' }) as const

test('the privacy page lists every script once, and every origin that scripts may contact', () => {
  const html = thirdPartyNotice(
    {
      thirdParty: {
        scripts: [script('https://s.example/a.js?x=1&y'), script('https://s.example/b.js'), script('https://s.example/b.js')],
        proxyHosts: [],
        connect: ['https://t.example'],
      },
    },
    english,
  )
  const lists = html.split('<p>').map((part) => [...part.matchAll(/<code dir="ltr">([^<]*)/g)].map(([, address]) => address))
  expect(lists).toEqual([[], ['https://s.example/a.js?x=1&amp;y', 'https://s.example/b.js'], ['https://s.example', 'https://t.example']])
  expect(html).toContain('<h2>Scripts of other sites</h2>')
})

test('the privacy page has a notice in its language, and none without scripts', () => {
  expect(thirdPartyNotice({ thirdParty: { scripts: [], proxyHosts: [] } }, english)).toBe('')
  expect(
    thirdPartyNotice({ thirdParty: { scripts: [script('https://s.example/a.js')], proxyHosts: [] } }, createWording('tr').built),
  ).toContain('Başka sitelerin betikleri')
})
