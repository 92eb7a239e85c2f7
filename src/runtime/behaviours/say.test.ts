import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { say, sayBeside } from './say.ts'

const element = (textContent: string) => ({ textContent, dataset: {} as Record<string, string> }) as unknown as HTMLElement

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a button', () => {
  it('says something else for three seconds, whichever other button is pressed meanwhile', () => {
    const [first, second] = [element('Copy'), element('Copy the link')]
    say(first, 'Copied')
    vi.advanceTimersByTime(1000)
    say(second, 'Copied')
    expect([first.textContent, second.textContent]).toEqual(['Copied', 'Copied'])
    vi.advanceTimersByTime(2000)
    expect([first.textContent, second.textContent]).toEqual(['Copy', 'Copied'])
    vi.advanceTimersByTime(1000)
    expect(second.textContent).toBe('Copy the link')
  })

  it('says it for three seconds from the second of two quick presses', () => {
    const button = element('Copy')
    say(button, 'Copied')
    vi.advanceTimersByTime(2000)
    say(button, 'Copied')
    vi.advanceTimersByTime(2900)
    expect(button.textContent).toBe('Copied')
    vi.advanceTimersByTime(100)
    expect(button.textContent).toBe('Copy')
  })
})

describe('a heading', () => {
  it('says something beside itself for three seconds, to those who listen too', () => {
    const status = element('')
    vi.stubGlobal('document', { getElementById: () => status })
    const heading = element('Legs')
    sayBeside(heading, 'Copied')
    expect([heading.dataset.said, status.textContent]).toEqual(['Copied', 'Copied'])
    vi.advanceTimersByTime(3000)
    expect([heading.dataset.said, status.textContent]).toEqual([undefined, ''])
  })

  it('leaves what somebody else has to tell meanwhile', () => {
    const status = element('')
    vi.stubGlobal('document', { getElementById: () => status })
    sayBeside(element('Legs'), 'Copied')
    status.textContent = 'The page is loading.'
    vi.advanceTimersByTime(3000)
    expect(status.textContent).toBe('The page is loading.')
  })
})
