import { describe, expect, test } from 'vitest'
import type { HeadElement } from '../../content/own/definePlugin.ts'
import { headFault, placeElement } from './headElements.ts'

const url = 'https://a.example'
const link = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'link', attributes })
const meta = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'meta', attributes })

describe('a head element', () => {
  test.each([
    meta({ name: 'author', content: 'A "B" <C>' }),
    meta({ property: 'article:tag', content: 'oak' }),
    link({ rel: 'stylesheet', href: '/a.css' }),
    link({ rel: 'icon', href: 'https://a.example/i.png' }),
    link({ rel: 'me', href: 'https://elsewhere.example/@a' }),
    link({ rel: 'webmention', href: 'https://hooks.example/' }),
  ])('may be %j', (element) => {
    expect(headFault(element, { url })).toBeUndefined()
  })

  test.each([
    [meta({ name: 'a', content: 'b', onload: 'x()' }), 'the attribute "onload"'],
    [meta({ name: 'a', content: 'b', 'x y': '' }), 'the attribute "x y"'],
    [meta({ name: 'a', content: 'b\u0000' }), 'a control character'],
    [meta({ 'http-equiv': 'refresh', content: '0;url=/' }), 'changes how the document is read'],
    [meta({ charset: 'utf-7' }), 'changes how the document is read'],
    [meta({ name: 'a' }), 'without a name or without `content`'],
    [meta({ name: 'Description', content: 'b' }), 'which every document already has'],
    [link({ rel: 'canonical', href: '/a' }), 'which every document already has'],
    [link({ rel: 'me' }), 'without `rel` or without `href`'],
    [link({ rel: 'me', href: 'javascript:alert(1)' }), 'which is not an address'],
    [link({ rel: 'stylesheet', href: '//cdn.example/a.css' }), 'which is not an address'],
    [link({ rel: 'stylesheet', href: '/\\cdn.example/a.css' }), 'which is not an address'],
    [link({ rel: 'preload StyleSheet', href: 'https://cdn.example/a.css' }), 'the Content-Security-Policy lets nothing load from there'],
  ])('may not be %j', (element, words) => {
    expect(headFault(element, { url })?.message).toContain(words)
  })

  test('has the base before a path, and not before another address', () => {
    expect(placeElement(link({ rel: 'stylesheet', href: '/a.css' }), '/blog').attributes['href']).toBe('/blog/a.css')
    expect(placeElement(link({ rel: 'me', href: 'https://b.example/' }), '/blog').attributes['href']).toBe('https://b.example/')
  })
})
