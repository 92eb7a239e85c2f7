import { expect, it } from 'vitest'
import { mayPrefetch, type Reader } from './mayPrefetch.ts'

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36'

it.each<[string, Reader, boolean]>([
  ['a phone', { userAgent: phone }, true],
  ['a phone on 4g', { userAgent: phone, connection: { effectiveType: '4g', saveData: false } }, true],
  ['2g', { userAgent: phone, connection: { effectiveType: '2g' } }, false],
  ['slow 2g', { userAgent: phone, connection: { effectiveType: 'slow-2g' } }, false],
  ['a reader who saves data', { userAgent: phone, connection: { effectiveType: '4g', saveData: true } }, false],
  ['a bot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  ['a spider', { userAgent: 'Baiduspider' }, false],
])('%s', (_name, reader, answer) => {
  expect(mayPrefetch(reader)).toBe(answer)
})
