import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerServiceWorker } from './registerServiceWorker.ts'

const origin = 'https://magazine.example'

class Registration extends EventTarget {
  active: { readonly postMessage: (message: unknown) => void } | null = null
  installing: (EventTarget & { state: string }) | null = null
}

/** Waits until everything that is ready has happened. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('registerServiceWorker', () => {
  let registration = new Registration()
  const told: unknown[] = []
  const updated = vi.fn()
  const consoleError = vi.spyOn(console, 'error')

  const inBrowser = (container: unknown, rest: object = {}) => {
    vi.stubGlobal(
      'navigator',
      Object.defineProperty(
        { ...rest },
        'serviceWorker',
        typeof container === 'function' ? { get: container as () => unknown } : { value: container },
      ),
    )
  }
  const container = (controller: unknown, register = () => Promise.resolve<unknown>(registration)) => ({
    controller,
    register: vi.fn(register),
    get ready() {
      return Promise.resolve(registration)
    },
  })
  const install = (state: string) => {
    registration.installing = Object.assign(new EventTarget(), { state: 'installing' })
    registration.dispatchEvent(new Event('updatefound'))
    registration.installing.state = state
    registration.installing.dispatchEvent(new Event('statechange'))
  }

  const files = ['/assets/app-1.js', '/page-data/x.json'].map((path) => origin + path)
  const loadedBy = (who: 'worker' | 'network') =>
    vi.stubGlobal('performance', {
      getEntriesByType: (type: string) =>
        type === 'navigation' ? [{ workerStart: who === 'worker' ? 12.5 : 0 }] : files.map((name) => ({ name })),
    })

  beforeEach(() => {
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('location', { protocol: 'https:', hostname: 'magazine.example', origin, pathname: '/terms' })
    loadedBy('network')
    registration = new Registration()
    registration.active = { postMessage: (message) => void told.push(message) }
    consoleError.mockImplementation(() => undefined)
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    told.length = 0
    updated.mockClear()
    consoleError.mockReset()
  })

  afterAll(() => consoleError.mockRestore())

  const register = async () => {
    const link = registerServiceWorker({ url: '/sw.js', updated })
    await settle()
    return link
  }

  it.each([
    ['is not in control', null],
    ['has claimed the page since', {}],
  ])('sends the worker the path and files of a page that was loaded before it, if it %s', async (_state, controller) => {
    const workers = container(controller)
    inBrowser(workers)
    await register()
    expect(workers.register).toHaveBeenCalledWith('/sw.js')
    expect(told).toEqual([{ path: '/terms', loaded: files }])
  })

  it('sends the page of the document, even if the reader has moved on before the worker is ready', async () => {
    inBrowser(container(null))
    const link = registerServiceWorker({ url: '/sw.js', updated })
    vi.stubGlobal('location', { pathname: '/a' })
    link.visited('/a')
    await settle()
    expect(told).toContainEqual({ path: '/terms', loaded: files })
    expect(told).toContainEqual({ path: '/a', loaded: [] })
  })

  it('sends the worker once each page that was reached by client-side navigation', async () => {
    loadedBy('worker')
    inBrowser(container({}))
    const link = await register()
    for (const path of ['/a', '/b', '/a', '/terms']) link.visited(path)
    await settle()
    expect(told).toEqual(['/a', '/b'].map((path) => ({ path, loaded: [] })))
  })

  it.each([
    ['nothing', true, []],
    ['the pages', false, ['/terms', '/a']],
  ])('sends %s if the browser says of saving data: %s', async (_what, saveData, paths) => {
    inBrowser(container(null), { connection: { saveData } })
    ;(await register()).visited('/a')
    await settle()
    expect(told.map((message) => (message as { readonly path: string }).path).sort()).toEqual(paths.sort())
  })

  it('reports an update when a worker replaces another one, and not for the first one', async () => {
    inBrowser(container({}))
    registration.active = null
    await register()
    install('installed')
    registration.active = { postMessage: () => undefined }
    install('redundant')
    expect(updated).not.toHaveBeenCalled()
    install('installed')
    expect(updated).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['are missing', undefined],
    [
      'throw',
      () => {
        throw new DOMException('no', 'SecurityError')
      },
    ],
    ['cannot be registered', container(null, () => Promise.reject(new TypeError('no')))],
    ['are registered to nothing', container(null, () => Promise.resolve(undefined))],
  ])('does nothing and logs nothing if service workers %s', async (_fault, workers) => {
    inBrowser(workers)
    const link = await register()
    link.visited('/a')
    await settle()
    expect(await link.keeps('/a')).toBeUndefined()
    expect(updated).not.toHaveBeenCalled()
    expect(consoleError).not.toHaveBeenCalled()
  })

  it.each([
    ['a secure connection', true, 1],
    ['a line that anybody can change', false, 0],
  ])('over %s registers %s workers, and logs an error if it registers none', async (_line, secure, times) => {
    const workers = container({})
    inBrowser(workers)
    vi.stubGlobal('isSecureContext', secure)
    await register()
    expect(workers.register).toHaveBeenCalledTimes(times)
    expect(consoleError).toHaveBeenCalledTimes(1 - times)
  })
})
