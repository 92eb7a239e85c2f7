import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { openDisplay } from './openDisplay.ts'
import type { Engine, Tab } from './Tab.ts'

interface WebkitOptions {
  readonly driver: string
  readonly miniBrowser: string
}

/** Runs in a page: removes all stored data of the site. */
const forget = `(localStorage.clear(), sessionStorage.clear(), Promise.all([
  navigator.serviceWorker?.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))),
  globalThis.caches?.keys().then((all) => Promise.all(all.map((one) => caches.delete(one)))),
]).then(() => true))`

/** Opens WebKitGTK under WebDriver's control. The browser starts slowly, so all tabs are the same one, emptied. */
export async function openWebkitEngine({ driver, miniBrowser }: WebkitOptions): Promise<Engine> {
  const display = await openDisplay()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  // Forms a process group with the browser that it starts.
  const running = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore', detached: true })
  const call = callsTo(`http://127.0.0.1:${port}`)
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } } }
  await whenAnswered(call, running)
  const { sessionId, capabilities: got } = await call<Session>('POST', '/session', { capabilities })
  const tab = tabOf(call, `/session/${sessionId}`)
  return {
    label: `WebKitGTK ${got.browserVersion}`,
    async openTab(url) {
      await tab.open(`${url}/favicon.svg`)
      // In about one of some hundred tabs the driver reports that the script took half a minute.
      await tab.read(forget).catch(() => tab.open(`${url}/favicon.svg`).then(() => tab.read(forget)))
      await tab.resize(1280, 800)
      return tab
    },
    async close() {
      await call('DELETE', `/session/${sessionId}`).catch(() => undefined)
      if (running.pid !== undefined) process.kill(-running.pid)
      display.close()
    },
  }
}

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

type Call = <Value>(method: string, path: string, body?: unknown) => Promise<Value>

function callsTo(address: string): Call {
  return async <Value>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(address + path, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) })
    const { value } = (await answer.json()) as { readonly value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value as Value
  }
}

async function whenAnswered(call: Call, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`The driver ended with ${driver.exitCode}`)
    const status = await call('GET', '/status').catch(() => undefined)
    if (status) return
    await setTimeout(50)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
}

/** Returns the tab of a session, given by its path at the driver. */
function tabOf(call: Call, session: string): Tab {
  const post = <Value>(path: string, body?: unknown) => call<Value>('POST', session + path, body)
  const read = <Value>(expression: string) => post<Value>('/execute/sync', { script: `return (${expression})`, args: [] })
  const resize = async (width: number, height: number) => {
    await post('/window/rect', { width, height })
    // The window has a frame, which does not count as part of the page.
    const [wide, high] = await read<[number, number]>('[innerWidth, innerHeight]')
    if (wide !== width || high !== height) await post('/window/rect', { width: 2 * width - wide, height: 2 * height - high })
  }
  return {
    open: (url) => post('/url', { url }),
    read,
    async click(selector) {
      const element = await post<Readonly<Record<string, string>>>('/element', { using: 'css selector', value: selector })
      const [id] = Object.values(element)
      await post(`/element/${id}/click`)
    },
    async press(...keys) {
      const actions = keys.flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: codes[key] ?? key })))
      await post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    back: () => post('/back'),
    forward: () => post('/forward'),
    reload: () => post('/refresh'),
    resize,
    // The next tab takes its place.
    close: () => Promise.resolve(),
  }
}
