import { describe, expect, test } from 'vitest'
import { chooseTheme } from './chooseTheme.ts'

function makePage(kept?: string) {
  const colour = { media: '' }
  const dataset: Record<string, string> = {}
  const storage = new Map<string, string>(kept === undefined ? [] : [['theme', kept]])
  const page = { documentElement: { dataset }, querySelector: () => colour } as unknown as Document
  const store = () =>
    ({
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    }) as unknown as Storage
  return { page, store, look: () => [dataset.theme, colour.media, storage.get('theme')] }
}

describe('chooseTheme', () => {
  test.each([
    ['dark', ['dark', 'all', 'dark']],
    ['light', ['light', 'not all', 'light']],
    ['auto', [undefined, '(prefers-color-scheme:dark)', undefined]],
  ])('sets the theme %s on the document and in storage', (theme, expected) => {
    const { page, store, look } = makePage('light')
    chooseTheme(theme, page, store)
    expect(look()).toEqual(expected)
  })

  test('sets the theme only for the page if storage is not available', () => {
    const { page, look } = makePage()
    const store = () => {
      throw new DOMException('', 'SecurityError')
    }
    chooseTheme('dark', page, store)
    expect(look()).toEqual(['dark', 'all', undefined])
  })
})
