import * as attributes from '../shared/html/dataAttributes.ts'
import type { ChunkMap, DocumentData } from '../shared/pages/pageData.ts'
import { savedKey, themeKey } from '../shared/browser/storageKeys.ts'
import { type Touches, holdTouches } from './islands/holdTouches.ts'
import { type DocumentScript, quietly } from './router/Services.ts'

type Application = typeof import('./app.ts')

async function startApplication(): Promise<void> {
  const data = readData()
  const { start } = (await import(/* @vite-ignore */ data.files.app)) as Application
  await start(data, { lang, markTheme, quietly, touches, whenIdle } satisfies DocumentScript)
}

function readData(): DocumentData {
  return JSON.parse(document.getElementById('page')?.textContent ?? '') as DocumentData
}

async function loadChunkMap(): Promise<ChunkMap> {
  const answer = await fetch(readData().files.chunks, { signal: AbortSignal.timeout(8000) })
  // The application requests it again.
  if (!answer.ok) throw new TypeError()
  return (await answer.json()) as ChunkMap
}

interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean
}

/** Navigates to an address like a click on a link. */
function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const { href } = new URL(to, location.href)
  if (globalThis.navigation) quietly(navigation.navigate(href, { history: replace ? 'replace' : 'auto' }))
  else location[replace ? 'replace' : 'assign'](href)
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 200)
}

/** Checks the radio button of the current theme. */
function markTheme(): void {
  const radio = document.querySelector<HTMLInputElement>(`#theme-${html.dataset.theme ?? 'auto'}`)
  if (radio) radio.checked = true
}

/** Tells the style sheets whether the device has saved stories. */
function markSaves(): void {
  try {
    // Set before the first paint, so that the page of saved stories never flashes its empty state.
    html.toggleAttribute(attributes.saves, localStorage.getItem(savedKey) !== null)
  } catch {
    // The browser has no storage.
  }
}

const html = document.documentElement
const { lang } = html
// Scripts written for Gatsby use the second name.
Object.assign(globalThis, { navigate, ___navigate: navigate })
html.toggleAttribute(attributes.shares, 'share' in navigator)
addEventListener('storage', ({ key, newValue }) => {
  // A theme chosen in another tab is chosen here too. The document's own script stores `auto` as well.
  if (key === themeKey) document.querySelector<HTMLElement>(`#theme-${newValue}`)?.click()
  else markSaves()
})
markSaves()
const touches: Touches = {
  held: [],
  wake() {
    // In parallel with the application, so that a touch waits for two rounds of requests and not three.
    touches.chunkMap ??= loadChunkMap()
    touches.chunkMap.catch(() => undefined)
  },
  giveUp() {
    for (const [, event] of touches.held.splice(0)) {
      const link = (event.target as Element).closest('a')
      if (link && event.defaultPrevented) location.assign(link.href)
    }
  },
}
holdTouches(touches)
/** Marks the theme, unless a choice of the reader is held for the island that applies it. */
const markUnlessChosen = () => {
  if (!touches.held.some(([, event]) => (event.target as HTMLInputElement).name === 'theme')) markTheme()
}
markUnlessChosen()
let application: Promise<void> | undefined
const startOnce = () => {
  // Links work without the application; the browser reports what it could not load.
  application ??= startApplication().catch(() => {
    touches.wake = touches.giveUp
    touches.giveUp()
  })
}
for (const sign of ['pointerdown', 'focusin', 'keydown']) addEventListener(sign, startOnce)
// The document's module runs before the document has loaded.
addEventListener('load', () => {
  // By then the browser has restored the choice with which the reader left the page, which may be older than the theme.
  whenIdle(markUnlessChosen)
  whenIdle(startOnce)
})
