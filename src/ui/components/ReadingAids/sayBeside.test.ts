import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sayBeside } from './sayBeside.ts'

const element = (textContent: string) => ({ textContent, dataset: {} as Record<string, string> }) as unknown as HTMLElement
const said = (...headings: readonly HTMLElement[]) => headings.map(({ dataset }) => dataset.said)

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('sayBeside', () => {
  it('shows a message beside the heading and announces it, both for three seconds', () => {
    const status = element('')
    vi.stubGlobal('document', { getElementById: () => status })
    const heading = element('Legs')
    sayBeside(heading, 'Copied')
    expect([heading.dataset.said, status.textContent]).toEqual(['Copied', 'Copied'])
    vi.advanceTimersByTime(3000)
    expect([heading.dataset.said, status.textContent]).toEqual([undefined, ''])
  })

  it('does not clear an announcement that another part has made meanwhile', () => {
    const status = element('')
    vi.stubGlobal('document', { getElementById: () => status })
    sayBeside(element('Legs'), 'Copied')
    status.textContent = 'The page is loading.'
    vi.advanceTimersByTime(3000)
    expect(status.textContent).toBe('The page is loading.')
  })

  it('shows it for three seconds even if another heading is pressed meanwhile', () => {
    vi.stubGlobal('document', { getElementById: () => null })
    const [first, second] = [element('Legs'), element('Seat')]
    sayBeside(first, 'Copied')
    vi.advanceTimersByTime(1000)
    sayBeside(second, 'Copied')
    expect(said(first, second)).toEqual(['Copied', 'Copied'])
    vi.advanceTimersByTime(2000)
    expect(said(first, second)).toEqual([undefined, 'Copied'])
    vi.advanceTimersByTime(1000)
    expect(said(first, second)).toEqual([undefined, undefined])
  })

  it('restarts the three seconds on a second press', () => {
    vi.stubGlobal('document', { getElementById: () => null })
    const heading = element('Legs')
    sayBeside(heading, 'Copied')
    vi.advanceTimersByTime(2000)
    sayBeside(heading, 'Copied')
    vi.advanceTimersByTime(2900)
    expect(said(heading)).toEqual(['Copied'])
    vi.advanceTimersByTime(100)
    expect(said(heading)).toEqual([undefined])
  })
})
