import { expect, test } from 'vitest'
import { sourceFault } from './sourceFault.ts'

const sites = [{ host: 'pedia.example' }]

test.each(['https://pedia.example/a', 'https://en.pedia.example/wiki/Chair?x=1#y'])('%s may be a source', (url) => {
  expect(sourceFault(url, sites)).toBeUndefined()
})

test.each([
  'http://pedia.example/a',
  'https://pedia.example:8443/',
  'https://user:pass@pedia.example/',
  'https://pedia.example.evil.example/',
  'https://notpedia.example/',
  'https://evil.example/pedia.example',
  'javascript:alert(1)',
  '//pedia.example/a',
  '',
])('%j may not', (url) => {
  expect(sourceFault(url, sites)).toMatch(/^is /)
})
