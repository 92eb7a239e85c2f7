import { describe, expect, it, test } from 'vitest'
import type { Language } from '../../shared/languages/languages.ts'
import type { PageData, PageResult } from '../../shared/pages/pageData.ts'
import type { ClientBundle } from '../bundle/ClientBundle.ts'
import { leadToLanguages, renderDocument } from './renderDocument.ts'

describe('renderDocument', () => {
  const bundle: ClientBundle = {
    directory: '/b',
    files: [],
    compilationHash: 'h',
    chunks: {
      app: ['/assets/app.js'],
      layout: ['/assets/layout.js', '/assets/layout.css'],
      'component---info': ['/assets/info.js', '/assets/info.css'],
    },
    chunkMap: '/assets/chunks.json',
    runtime: '/assets/runtime.js',
    styles: { '/assets/layout.css': 'a{}', '/assets/info.css': 'i{}' },
    fonts: { 'ysabeau-latin-wght-normal': '/assets/ysabeau.woff2' },
    workers: { serve: '', leave: '' },
    layouts: { page: { cyrillic: 'c{}', latin: 'a{}' }, article: { cyrillic: 'c{}', latin: 'b{}' } },
    faces: [],
    looks: {},
    scriptStyles: { ja: 'j{}', rtl: 'r{}' },
    print: '/assets/print.css',
    late: '/assets/late.css',
    renderer: '',
  }

  const page: PageData = {
    path: '/</script><script>alert(1)</script>',
    componentChunkName: 'component---info',
    matchPath: null,
    staticQueryHashes: [],
    slicesMap: { header: 'header-en', footer: 'footer-en' },
    webpackCompilationHash: 'h',
    result: {
      component: 'info',
      language: 'en',
      head: { title: 'A < B & "C"', description: '">x', alternates: [] },
      props: { crumbs: [], heading: 'Terms', html: '<p>once only</p>' },
    },
  }

  const frame = { before: '', after: '', notices: '' }
  const render = (parts: Parameters<typeof renderDocument>[0]) => renderDocument(parts).join('')
  const html = render({
    bundle,
    page,
    content: '<h1>Terms</h1><p>once only</p>',
    frame,
    icons: '',
    origin: 'https://example.org',
  })

  describe('a document', () => {
    it('inlines the styles of its layout and component, and links only the late and print sheets', () => {
      expect(html).toContain('<style data-layout>a{}</style><style data-href="/assets/info.css">i{}</style>')
      expect(html.match(/<link [^>]*stylesheet[^>]*>/g)).toEqual([
        '<link rel="stylesheet" href="/assets/late.css">',
        '<link rel="stylesheet" href="/assets/print.css" media="print">',
      ])
    })

    it('states its direction if it is right-to-left, and includes the styles for its script', () => {
      const inLanguage = (language: Language) =>
        render({
          bundle,
          page: { ...page, result: { ...page.result, language } },
          content: '',
          frame,
          icons: '',
          origin: 'https://example.org',
        })
      expect(inLanguage('ar')).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl" style.*<style>r{}<\/style>/)
      expect(inLanguage('ja')).toMatch(/^<!DOCTYPE html><html lang="ja" style.*<style>j{}<\/style>/)
      expect(inLanguage('ja-JP')).toContain('<style>j{}</style>')
      expect(inLanguage('ar-EG')).toContain('<style>r{}</style>')
      expect(html).toMatch(/^<!DOCTYPE html><html lang="en" style="--site:'https:\/\/example.org'"><head>/)
      expect(html).not.toContain('<style>')
    })

    it('escapes texts from the publication', () => {
      expect(html).toContain('<title>A &lt; B &amp; &quot;C&quot;</title>')
      expect(html).toContain('content="&quot;&gt;x"')
      expect(html).not.toContain('<script>alert(1)')
    })

    it('contains the text of the page once', () => {
      expect(html.split('once only')).toHaveLength(2)
    })

    it('lists third-party scripts if there are any', () => {
      expect(html).not.toContain('thirdParty')
      const thirdParty = { scripts: [{ src: 'https://s.example/a.js', strategy: 'idle' }], proxied: [] } as const
      const withScripts = render({ bundle, page, content: '', frame, icons: '', origin: 'https://example.org', thirdParty })
      expect(withScripts).toContain('"thirdParty":{"scripts":[{"src":"https://s.example/a.js"')
    })
  })
})

describe('leadToLanguages', () => {
  const result = {
    component: 'info',
    language: 'en',
    head: { title: '', description: '', alternates: [{ language: 'tr', url: 'https://a.example/tr/ö' }] },
    languages: { tr: '/tr/ö', ru: '/ru' },
  } as unknown as PageResult

  test('a link leads to the translation, or is marked if it leads to the nearest page instead', () => {
    const html = '<a href="language:tr">Türkçe</a><a href="language:ru">Русский</a><a href="/x">x</a>'
    expect(leadToLanguages(html, result)).toBe('<a href="/tr/%C3%B6">Türkçe</a><a href="/ru" data-nearest>Русский</a><a href="/x">x</a>')
  })
})
