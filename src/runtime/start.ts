import * as attributes from '../shared/dataAttributes.ts'
import type { DocumentData } from '../shared/pageData.ts'
import { holdTouches } from './islands/holdTouches.ts'
import { type DocumentScript, quietly } from './router/Services.ts'

type Application = typeof import('./app.ts')

async function startApplication(): Promise<void> {
  const data = JSON.parse(document.getElementById('page')?.textContent ?? '') as DocumentData
  const { start } = (await import(/* @vite-ignore */ data.files.app)) as Application
  await start(data, { enhancePage, markTheme, quietly, touches, whenIdle } satisfies DocumentScript)
}

interface NavigateOptions {
  /** Take the present history entry's place. */
  readonly replace?: boolean
}

/** Navigates to an address as a click on a link does. */
function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const { href } = new URL(to, location.href)
  if ('navigation' in globalThis) quietly(navigation.navigate(href, { history: replace ? 'replace' : 'auto' }))
  else location[replace ? 'replace' : 'assign'](href)
}

const signs = ['pointerdown', 'keydown', 'focusin'] as const

/** Calls `work` when the page has loaded and is idle, and at the reader's touches. */
function whenIdleOrTouched(work: () => void): void {
  for (const sign of signs) addEventListener(sign, work, { passive: true })
  // A module of the document runs before it has loaded.
  addEventListener('load', () => whenIdle(work))
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 200)
}

/** Checks the radio button of the current theme. */
function markTheme(): void {
  const radio = document.getElementById(`theme-${document.documentElement.dataset.theme ?? 'auto'}`)
  if (radio instanceof HTMLInputElement) radio.checked = true
}

type Reading = typeof import('./behaviours/reading.ts')

/** What a reader can press: tools, pictures that can be enlarged, and headings with a link to themselves. */
const pressable = `[${attributes.tool}],[${attributes.picture}],:is(h2,h3,h4)>[href^="#"]`

function load(use: (reading: Reading) => void): void {
  // The browser reports what it cannot load; the press then does nothing.
  import('./behaviours/reading.ts').then(use, () => undefined)
}

/** Answers presses with a script that is loaded at the first press. */
function answerPresses(): void {
  addEventListener('click', (event) => {
    const element = (event.target as Element).closest<HTMLAnchorElement>(pressable)
    // With one of these keys a link opens elsewhere.
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (element.hasAttribute(attributes.picture)) event.preventDefault()
    load((reading) => reading.press(element))
  })
  addEventListener('storage', enhancePage)
  enhancePage()
}

/** Shows the tools that the device supports. Loads their script at once where it is needed without a press: for saved stories, a picture's address, and contents that the browser cannot mark by itself. */
function enhancePage(): void {
  let isWanted: unknown =
    location.hash.startsWith('#picture-') || (!CSS.supports('scroll-target-group:auto') && document.querySelector('main details'))
  try {
    // Set before the first paint, so that the page of saved stories never flashes its empty state.
    if (localStorage.getItem('saved')) isWanted = document.documentElement.dataset.saves = 'yes'
  } catch {
    // The browser has no storage.
  }
  if (isWanted) load((reading) => reading.enhance())
  document.querySelector(`[${attributes.tool}=share]`)?.toggleAttribute('hidden', !('share' in navigator))
}

// Scripts written for Gatsby use the second name.
Object.assign(globalThis, { navigate, ___navigate: navigate })
const touches = holdTouches()
// A choice that is older than this script stands, and wakes what keeps it.
const chosen = document.querySelector('[name=theme]:checked:not(#theme-auto)')
if (chosen) chosen.dispatchEvent(new Event('focusin', { bubbles: true }))
else markTheme()
answerPresses()
let application: Promise<void> | undefined
whenIdleOrTouched(() => {
  // Links work without the application; the browser reports what it could not load.
  application ??= startApplication().catch(() => undefined)
})
