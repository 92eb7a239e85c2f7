import { expect, test } from 'vitest'
import { planThirdParty } from './planThirdParty.ts'

test('a publication without scripts has nothing to load', () => {
  expect(planThirdParty({ scripts: [], proxyHosts: ['s.example'] })).toBeUndefined()
})

test('a script listed twice is loaded once, as it is listed first', () => {
  const scripts = [
    { src: 'https://s.example/a.js', strategy: 'idle' },
    { src: 'https://s.example/a.js', strategy: 'post-hydrate' },
  ] as const
  expect(planThirdParty({ scripts, proxyHosts: [] })).toEqual({ scripts: [scripts[0]], proxied: [] })
})

test('the proxy is for every listed script whose host and port are named', () => {
  const [plain, port, worker] = [
    { src: 'https://s.example/a.js?x=1', strategy: 'post-hydrate' },
    { src: 'https://s.example:8443/a.js', strategy: 'off-main-thread' },
    { src: 'https://s.example/b.js', strategy: 'off-main-thread', forward: ['fbq'] },
  ] as const
  expect(planThirdParty({ scripts: [plain, port, worker], proxyHosts: ['s.example'] })).toEqual({
    scripts: [plain, { src: port.src, strategy: 'idle' }, worker],
    proxied: [plain.src, worker.src],
  })
})
