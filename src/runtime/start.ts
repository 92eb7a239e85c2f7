import * as attributes from '../shared/dataAttributes.ts'
import type { DocumentData } from '../shared/pageData.ts'
import { type DocumentScript, quietly } from './router/Services.ts'

type Application = typeof import('./app.ts')

async function startApplication(): Promise<void> {
  const text = document.getElementById('page')?.textContent
  if (!text) return
  const data = JSON.parse(text) as DocumentData
  const { start } = (await import(/* @vite-ignore */ data.files.app)) as Application
  await start(data, { enhancePage, markTheme, quietly, whenIdle } satisfies DocumentScript)
}

interface NavigateOptions {
  /** Take the present history entry's place. */
  readonly replace?: boolean
}

/** Navigates to an address as a click on a link does. */
function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const { href } = new URL(to, location.href)
  if ('navigation' in globalThis) quietly(navigation.navigate(href, { history: replace ? 'replace' : 'auto' }))
  else if (replace) location.replace(href)
  else location.assign(href)
}

const touches = ['pointerdown', 'keydown', 'focusin'] as const

/** Calls `work` once: when the page has loaded and is idle, or at the reader's first touch before that. */
function whenIdleOrTouched(work: () => void): void {
  const ended = new AbortController()
  const options = { signal: ended.signal, passive: true }
  const run = () => {
    if (ended.signal.aborted) return
    ended.abort()
    work()
  }
  const waitForIdle = () => whenIdle(run)
  for (const touch of touches) addEventListener(touch, run, options)
  if (document.readyState === 'complete') waitForIdle()
  else addEventListener('load', waitForIdle, options)
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 200)
}

/** Stores the reader's choice of theme, and checks the radio button of the stored one. */
function rememberTheme(): void {
  markTheme()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return
    const theme = target.id.replace('theme-', '')
    if (theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    // The first of the two elements is the dark theme's.
    const colour = document.querySelector<HTMLMetaElement>('[name=theme-color]')
    if (colour) colour.media = theme === 'auto' ? '(prefers-color-scheme:dark)' : theme === 'dark' ? 'all' : 'not all'
    store(theme)
  })
}

/** Checks the radio button of the current theme. */
function markTheme(): void {
  const radio = document.getElementById(`theme-${document.documentElement.dataset.theme ?? 'auto'}`)
  if (radio instanceof HTMLInputElement) radio.checked = true
}

function store(theme: string): void {
  try {
    if (theme === 'auto') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
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
rememberTheme()
answerPresses()
whenIdleOrTouched(() => {
  startApplication().catch(() => {
    // Links work without the application; the browser reports what it could not load.
  })
})
