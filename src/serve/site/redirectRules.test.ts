import { describe, expect, it } from 'vitest'
import { compileRedirects, findRedirect } from './redirectRules.ts'

const rules = compileRedirects([
  { from: '/old', to: '/new', status: 301 },
  { from: '/news/today', to: '/today', status: 307 },
  { from: '/news/:slug', to: '/articles/:slug', status: 308 },
  { from: '/in/:room/:slug/', to: '/:slug/in/:room', status: 302 },
  { from: '/shop', to: 'https://shop.example:8080/all?from=us#top', status: 302 },
  { from: '/shop/:item', to: 'https://shop.example/:item/x:y', status: 302 },
  { from: '/go/:slug', to: '/:slug', status: 301 },
  { from: '/старое', to: '/новое', status: 301 },
  { from: '/caf%C3%A9', to: '/caf%C3%A9s', status: 301 },
  { from: '/:', to: '/colon', status: 301 },
])

describe('the redirects of a publication', () => {
  it.each([
    ['/old', '', '/new'],
    ['/old/', '', '/new'],
    ['/old', '?a=1', '/new?a=1'],
    ['/news/today', '', '/today'],
    ['/news/oak', '?utm=x', '/articles/oak?utm=x'],
    ['/news/oak & дом', '', '/articles/oak%20%26%20%D0%B4%D0%BE%D0%BC'],
    ['/in/kitchen/oak', '', '/oak/in/kitchen'],
    ['/shop', '', 'https://shop.example:8080/all?from=us#top'],
    ['/shop', '?a=1', 'https://shop.example:8080/all?from=us&a=1#top'],
    ['/shop/lamp', '', 'https://shop.example/lamp/x:y'],
    ['/go/\\evil.example', '', '/%5Cevil.example'],
    ['/старое', '', '/%D0%BD%D0%BE%D0%B2%D0%BE%D0%B5'],
    ['/café', '', '/caf%C3%A9s'],
    ['/:', '', '/colon'],
  ])('%s%s leads to its target', (path, query, location) => {
    expect(findRedirect(rules, path, query)?.location).toBe(location)
  })

  it('keeps the status of the rule', () => {
    expect(['/old', '/news/today', '/news/x', '/shop'].map((path) => findRedirect(rules, path, '')?.status)).toEqual([301, 307, 308, 302])
  })

  it.each(['/older', '/news', '/news/', '/news/a/b', '/', '//old', '/go//'])('%s matches no rule', (path) => {
    expect(findRedirect(rules, path, '')).toBeUndefined()
  })
})
