import { describe, expect, it } from 'vitest'
import type { Problem } from '../../content/problem.ts'
import { renderProblemPanel, renderWaitingPage } from './problemPanel.ts'

const problem = (more: Partial<Problem>): Problem => ({
  severity: 'warning',
  file: 'articles/oak/en.md',
  line: 3,
  column: 7,
  rule: 'broken-link',
  message: 'There is no page "/x".',
  ...more,
})

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('the problem panel of `dev`', () => {
  it('is empty if there are no problems', () => {
    expect(renderProblemPanel({ problems: [], faults: [] })).toBe('')
  })

  it('shows location, rule and fix, errors first', () => {
    const text = textOf(
      renderProblemPanel({ problems: [problem({}), problem({ severity: 'error', rule: 'slug-form', fix: 'Write one.' })], faults: [] }),
    )
    expect(text).toContain('1 error, 1 warning')
    expect(text).toContain('articles/oak/en.md:3:7 error slug-form')
    expect(text).toContain('Write one.')
    expect(text.indexOf('slug-form')).toBeLessThan(text.indexOf('broken-link'))
  })

  it('shows an example with its line breaks', () => {
    const html = renderProblemPanel({ problems: [problem({ example: '```servings\n# <people>\nfor: 1\n```\n' })], faults: [] })
    expect(html).toContain('<pre>```servings\n# &lt;people&gt;\nfor: 1\n```\n</pre>')
  })

  it('is an open alert for errors and faults, and a closed status for warnings', () => {
    const warned = renderProblemPanel({ problems: [problem({})], faults: [] })
    expect(warned).toContain('role="status"')
    expect(warned).not.toContain('<details open')
    for (const stopped of [
      { problems: [problem({ severity: 'error' })], faults: [] },
      { problems: [], faults: ['/x: it broke'] },
    ]) {
      expect(renderProblemPanel(stopped)).toContain('role="alert"')
      expect(renderProblemPanel(stopped)).toContain('<details open')
    }
  })

  it('escapes all text', () => {
    const hostile = '<img src=x onerror=alert(1)>"\'&'
    const html = renderProblemPanel({
      problems: [problem({ file: hostile, message: hostile, fix: hostile })],
      faults: [hostile],
    })
    expect(html).not.toContain('<img')
    expect(html.match(/&lt;img src=x onerror=alert\(1\)>?(?:&gt;)?/g)).toHaveLength(4)
  })

  it('shows the first fifty problems and the number of the others', () => {
    const many = Array.from({ length: 53 }, (_, line) => problem({ line }))
    const html = renderProblemPanel({ problems: many, faults: [] })
    expect(html.match(/<li>/g)).toHaveLength(50)
    expect(html).toContain('3 more in the terminal.')
    expect(renderProblemPanel({ problems: many.slice(0, 50), faults: [] })).not.toContain('in the terminal')
  })

  it('is shown on a waiting page until there is a site', () => {
    const found = renderWaitingPage({ problems: [problem({ severity: 'error' })], faults: [] })
    expect(found).toContain('There is nothing to show yet.')
    expect(found).toContain('role="alert"')
    expect(renderWaitingPage(undefined)).toContain('is being built')
  })
})
