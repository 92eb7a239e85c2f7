import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyAddress } from './copyAddress.ts'

/** As much of an element as a button needs here. */
class FakeElement extends EventTarget {
  readonly dataset: Record<string, string> = { copied: 'Copied' }
  textContent: string
  constructor(textContent: string) {
    super()
    this.textContent = textContent
  }
  closest() {
    return this
  }
}

describe('a button that copies the page’s address', () => {
  const document = Object.assign(new EventTarget(), { querySelector: () => null })
  const press = async (target: FakeElement) => {
    document.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }))
    await vi.advanceTimersByTimeAsync(0)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('Element', FakeElement)
    vi.stubGlobal('document', document)
    vi.stubGlobal('location', { href: 'https://magazine.example/chairs' })
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } })
    copyAddress()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('says so for three seconds, whichever other button is pressed meanwhile', async () => {
    const [first, second] = [new FakeElement('Copy'), new FakeElement('Copy the link')]
    await press(first)
    await vi.advanceTimersByTimeAsync(1000)
    await press(second)
    expect([first.textContent, second.textContent]).toEqual(['Copied', 'Copied'])
    await vi.advanceTimersByTimeAsync(2000)
    expect([first.textContent, second.textContent]).toEqual(['Copy', 'Copied'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(second.textContent).toBe('Copy the link')
  })

  it('says so for three seconds from the second of two quick presses', async () => {
    const button = new FakeElement('Copy')
    await press(button)
    await vi.advanceTimersByTimeAsync(2000)
    await press(button)
    await vi.advanceTimersByTimeAsync(2900)
    expect(button.textContent).toBe('Copied')
    await vi.advanceTimersByTimeAsync(100)
    expect(button.textContent).toBe('Copy')
  })
})
