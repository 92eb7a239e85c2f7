import { afterEach, describe, expect, test, vi } from 'vitest'
import { copyAddress, pageAddress } from './pageAddress.ts'

function stand(canonical: string | undefined, clipboard?: object): void {
  vi.stubGlobal('document', { querySelector: () => (canonical === undefined ? null : { href: canonical }) })
  vi.stubGlobal('location', { href: 'https://example.org/tr/chairs?q=oak#end' })
  vi.stubGlobal('navigator', { clipboard })
}

afterEach(() => vi.unstubAllGlobals())

describe('the address of a page', () => {
  test.each([
    ['https://example.org/chairs', undefined, 'https://example.org/chairs'],
    ['https://example.org/chairs', '#legs', 'https://example.org/chairs#legs'],
    [undefined, undefined, 'https://example.org/tr/chairs?q=oak'],
    [undefined, '#legs', 'https://example.org/tr/chairs?q=oak#legs'],
  ])('with the canonical URL %s and the fragment %s is %s', (canonical, hash, address) => {
    stand(canonical)
    expect(pageAddress(hash)).toBe(address)
  })

  test('is copied to the clipboard with its fragment', async () => {
    const writeText = vi.fn(async () => undefined)
    stand('https://example.org/chairs', { writeText })
    expect(await copyAddress('#legs')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('https://example.org/chairs#legs')
  })

  test.each([
    ['has no clipboard', undefined],
    ['forbids it', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
  ])('is not copied if the browser %s', async (_lack, clipboard) => {
    stand('https://example.org/chairs', clipboard)
    expect(await copyAddress()).toBe(false)
  })
})
