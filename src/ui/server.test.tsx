import { describe, expect, test } from 'vitest'
import type { Slices } from '../shared/pages/pageData.ts'
import { engineLanguageCodes } from '../shared/languages/languages.ts'
import { pageIds } from '../shared/html/pageIds.ts'
import { renderContent, renderLayout } from './server.tsx'
import { messages } from './testing/renderInLayout.tsx'
import { sampleSlices } from './testing/sampleSlices.ts'

describe('renderLayout', () => {
  const parts = ({ before, after }: ReturnType<typeof renderLayout>) => [
    before.endsWith('</header><main id="content">'),
    after.startsWith('</main><footer'),
  ]

  test('cuts the layout at the start and end of the main element', () => {
    expect(parts(renderLayout(messages, sampleSlices))).toEqual([true, true])
  })

  test.each(['page-content', '<main id="content"></main>', '</main>', 'main', '<!-- -->'])(
    'cuts it there too if a category, the title and the logo contain %j',
    (words) => {
      const { header, footer } = sampleSlices
      const categories = header.categories.map((category) => ({
        ...category,
        title: words,
        children: [{ text: words, path: `/${words}` }],
      }))
      const logo = `<svg viewBox="0 0 9 9" class="page-content"><path d="M0 0" id="logo-page-content"/></svg>`
      const hostile: Slices = {
        header: { ...header, title: words, logo, categories },
        footer: { ...footer, title: words, categories: [{ text: words, path: '/a' }] },
      }
      const rendered = renderLayout(messages, hostile)
      expect(parts(rendered)).toEqual([true, true])
      const whole = rendered.before + rendered.after
      expect(whole.match(/<main|<\/main/g)).toHaveLength(2)
      expect(whole.match(/<header|<footer/g)).toHaveLength(2)
    },
  )

  test('uses only ids that are reserved and so cannot clash with headings', () => {
    const { before, after, notices } = renderLayout(messages, {
      ...sampleSlices,
      header: { ...sampleSlices.header, languages: engineLanguageCodes },
    })
    const ids = [...(before + after + notices).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toContain('languages')
    expect(ids.filter((id) => !new Set<string | undefined>(pageIds).has(id))).toEqual([])
  })
})

test('renderContent renders the component of a page, then what the build appends', () => {
  const content = renderContent(
    {
      path: '/terms',
      componentChunkName: 'component---info',
      matchPath: null,
      staticQueryHashes: [],
      slicesMap: { header: '', footer: '' },
      webpackCompilationHash: '',
      result: {
        component: 'info',
        language: 'en',
        head: { title: '', description: '', alternates: [] },
        props: { crumbs: [], heading: 'page-content', html: '<p>page-content</p>' },
        after: '<aside>',
      },
    },
    messages,
  )
  expect(content).toContain('<h1>page-content</h1>')
  expect(content).toContain('<p>page-content</p>')
  expect(content).toMatch(/<\/div><aside>$/)
})
