import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

const plain =
  "default-src 'self'; script-src 'self' 'sha256-x'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

test('without third-party scripts the policy allows nothing from other hosts', () => {
  expect(contentSecurityPolicy(["'sha256-x'"])).toBe(plain)
})

test('the policy lists each third-party script, and allows images and connections to its host', () => {
  const scripts = ['https://s.example/a.js?x=1', 'https://s.example/a.js?x=2', 'https://t.example:8443/b;c,d/%D1%91.js']
  const policy = contentSecurityPolicy(["'sha256-x'"], { scripts: scripts.map((src) => ({ src, strategy: 'idle' })), proxied: [] })
  const hosts = 'https://s.example https://t.example:8443'
  expect(policy).toBe(
    plain
      .replace("'sha256-x'", "'sha256-x' https://s.example/a.js https://t.example:8443/b%3Bc%2Cd/%D1%91.js")
      .replace('data:;', `data: ${hosts}; connect-src 'self' ${hosts};`),
  )
})
