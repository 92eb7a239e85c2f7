import { expect } from '@playwright/test'
import { kinds, wobbly } from '../harness/readingPages.ts'
import type { Behaviour } from './Behaviour.ts'
import type { Visit } from './Visit.ts'
import { faultBehaviours } from './faultBehaviours.ts'

const article = kinds.article
const isOpen = (id: string) => `document.getElementById('${id}').matches(':popover-open')`
const focused = `document.activeElement.textContent`

const pages: readonly Behaviour[] = Object.entries(kinds).map(([kind, path]) => ({
  name: `the ${kind} page stands whole`,
  kind: 'pages',
  async play(visit) {
    await visit.open(path)
    await visit.sees(path)
  },
}))

const moving: readonly Behaviour[] = [
  {
    name: 'a click leads to the page, whose heading has the focus and is announced',
    kind: 'click',
    async play(visit) {
      await visit.open('/terms')
      await visit.mark()
      await visit.follow('/authors')
      await visit.sees('/authors')
      expect(await visit.keptDocument()).toBe(visit.isSoft)
      if (!visit.isSoft) return
      await visit.finds('document.activeElement.tagName', 'H1')
      await visit.until("document.getElementById('route-announcer').textContent.endsWith(document.querySelector('h1').textContent)")
    },
  },
  {
    name: 'Back and Forward lead to pages where they were left',
    kind: 'history',
    async play(visit) {
      const { tab } = visit
      await visit.open(article)
      await tab.read('(scrollTo({ top: 700, behavior: "instant" }), 1)')
      await visit.finds('Math.round(scrollY)', 700)
      const entries = await tab.read('history.length')
      await tab.read(`(document.querySelector('footer a[href="/terms"]').click(), 1)`)
      await visit.sees('/terms')
      // A while after the page is there: a browser may move the window once the navigation has ended.
      await tab.read('new Promise((ready) => setTimeout(() => ready(1), 500))')
      await visit.finds('Math.round(scrollY)', 0)
      await tab.back()
      await visit.sees(article)
      await visit.finds('Math.round(scrollY)', 700)
      await tab.forward()
      await visit.sees('/terms')
      expect(await tab.read('history.length')).toBe(Number(entries) + 1)
    },
  },
  {
    name: 'Back from the end of a long page leads to where a shorter one was left',
    kind: 'history',
    async play(visit) {
      const { tab } = visit
      const pause = () => tab.read('new Promise((ready) => setTimeout(() => ready(1), 500))')
      const jump = (top: number | string) => tab.read(`(scrollTo({ top: ${top}, behavior: "instant" }), 1)`)
      await visit.open('/terms')
      await jump(40)
      await visit.finds('Math.round(scrollY)', 40)
      await tab.read(`(navigate('${article}'), 1)`)
      await visit.sees(article)
      await jump('document.documentElement.scrollHeight')
      await visit.until('scrollY > 1000')
      await pause()
      await tab.back()
      await visit.sees('/terms')
      // A while after the page is there: a browser may move the window once the navigation has ended.
      await pause()
      await visit.finds('Math.round(scrollY)', 40)
    },
  },
  {
    name: 'Back leads through several pages, and a reload in between keeps the way',
    kind: 'history',
    async play(visit) {
      await visit.open('/')
      for (const path of ['/terms', '/authors', '/sitemap']) {
        await visit.follow(path)
        await visit.sees(path)
      }
      await visit.tab.reload()
      await visit.alive()
      for (const path of ['/authors', '/terms', '/']) {
        await visit.tab.back()
        await visit.sees(path)
      }
    },
  },
  {
    name: 'the last of two quick clicks wins',
    kind: 'history',
    async play(visit) {
      await visit.open('/terms')
      await visit.tab.read(`(['/authors', '/sitemap'].map((path) => document.querySelector('footer a[href="' + path + '"]').click()), 1)`)
      await visit.sees('/sitemap')
      await visit.tab.back()
      await visit.sees('/terms')
    },
  },
  {
    name: 'a jump within the page scrolls, and Back scrolls home',
    kind: 'hash',
    async play(visit) {
      await visit.open(article)
      const hash: string = await visit.tab.read("decodeURI(document.querySelector('[data-body] h2 > a').hash)")
      await visit.mark()
      await visit.tab.read("(document.querySelector('[data-body] h2').scrollIntoView({ block: 'center', behavior: 'instant' }), 1)")
      const top: number = await visit.tab.read('scrollY')
      await visit.tab.click('[data-body] h2 > a')
      await visit.sees(article + hash)
      await visit.until("Math.abs(document.querySelector('[data-body] h2').getBoundingClientRect().top) < 200")
      await visit.tab.back()
      await visit.sees(article)
      // What comes above meanwhile, a face or a picture, moves the text and the window with it.
      await visit.until(`Math.abs(scrollY - ${top}) < 50`)
      expect(await visit.keptDocument()).toBe(true)
    },
  },
  {
    name: 'a link to a part of another page leads to the part',
    kind: 'hash',
    async play(visit) {
      await visit.open(article)
      const hash: string = await visit.tab.read("decodeURI([...document.querySelectorAll('[data-body] h2 > a')].at(-1).hash)")
      await visit.open('/terms')
      await visit.tab.read(`(navigate(${JSON.stringify(article + hash)}), 1)`)
      await visit.sees(article + hash)
      await visit.until(
        `scrollY > 0 && Math.abs([...document.querySelectorAll('[data-body] h2')].at(-1).getBoundingClientRect().bottom) < innerHeight`,
      )
    },
  },
  {
    name: 'a query stays in the address',
    kind: 'click',
    async play(visit) {
      await visit.open('/terms')
      await visit.tab.read("(navigate('/authors?utm_source=letter'), 1)")
      await visit.sees('/authors?utm_source=letter')
    },
  },
]

const parts: readonly Behaviour[] = [
  {
    name: 'the language is changed in the menu, and Back changes it back',
    kind: 'languages',
    async play(visit) {
      await visit.open('/authors')
      await visit.tab.click('button[popovertarget=languages]')
      await visit.until(isOpen('languages'))
      await visit.tab.click('#languages a[hreflang=ru]')
      await visit.sees('/ru/authors')
      await visit.finds('document.documentElement.lang', 'ru')
      await visit.finds("getComputedStyle(document.getElementById('languages')).display", 'none')
      await visit.tab.back()
      await visit.sees('/authors')
      await visit.finds('document.documentElement.lang', 'en')
    },
  },
  ...[1280, 360].map((width) => ({
    name: `at ${width} px the pointer opens the menu, which leads to a category and closes`,
    kind: 'menu',
    async play(visit: Visit) {
      await visit.tab.resize(width, 800)
      await visit.open('/terms')
      await visit.tab.click('button[popovertarget=menu]')
      await visit.until(isOpen('menu'))
      if (width === 360) await visit.tab.click('#menu summary')
      const link = width === 360 ? '#menu details[open] li a' : '#menu li a'
      const path: string = await visit.tab.read(`decodeURI(document.querySelector(${JSON.stringify(link)}).pathname)`)
      await visit.tab.click(link)
      await visit.sees(path)
      await visit.finds("getComputedStyle(document.getElementById('menu')).display", 'none')
    },
  })),
  {
    name: 'keys open the menu, lead through it, and Escape leads back to its button',
    kind: 'menu',
    async play(visit) {
      const { tab } = visit
      await visit.open('/terms')
      await tab.read("(document.querySelector('button[popovertarget=menu]').focus(), 1)")
      await tab.press('Enter')
      await visit.until(isOpen('menu'))
      await visit.finds("document.querySelector('button[popovertarget=menu]').getAttribute('aria-expanded')", 'true')
      await tab.press('ArrowDown')
      await visit.until(`document.querySelector('#menu a') === document.activeElement`)
      await tab.press('ArrowDown')
      await visit.until(`document.querySelector('#menu ul ul a') === document.activeElement`)
      await tab.press('Escape')
      await visit.until(`!${isOpen('menu')}`)
      expect(await tab.read(focused)).toBe(await tab.read("document.querySelector('button[popovertarget=menu]').textContent"))
    },
  },
  {
    name: 'the search shows stories in groups, and Enter opens the chosen one',
    kind: 'search',
    async play(visit) {
      const { tab } = visit
      await visit.open('/terms')
      await tab.press('/')
      await visit.finds('document.activeElement.name', 'q')
      await tab.press(...'wobbly'.split(''))
      await visit.finds("document.querySelectorAll('[role=listbox] [role=group]').length", 1)
      const group = "document.querySelector('[role=option]').getAttribute('href')"
      await visit.finds(group, '/furniture-maintenance')
      await visit.finds("document.querySelector('[role=option][target=_blank]').getAttribute('href')", wobbly)
      const chosen = "document.querySelector('[role=option][aria-selected=true]')?.getAttribute('href')"
      await tab.press('ArrowDown')
      await visit.finds(chosen, wobbly)
      await tab.press('Home')
      await visit.finds(chosen, '/furniture-maintenance')
      await tab.press('Enter')
      await visit.sees('/furniture-maintenance')
    },
  },
  {
    name: 'a chosen theme stands on the next page and after a reload',
    kind: 'theme',
    async play(visit) {
      const ground = 'getComputedStyle(document.documentElement).backgroundColor'
      await visit.open('/terms')
      await visit.tab.click('label:has(#theme-light)')
      await visit.finds('document.documentElement.dataset.theme', 'light')
      const light = await visit.tab.read(ground)
      await visit.tab.click('label:has(#theme-dark)')
      await visit.finds('document.documentElement.dataset.theme', 'dark')
      const dark = await visit.tab.read(ground)
      expect(dark).not.toBe(light)
      await visit.follow('/authors')
      await visit.sees('/authors')
      await visit.finds(ground, dark)
      await visit.tab.reload()
      await visit.sees('/authors')
      await visit.finds(ground, dark)
      await visit.until("document.getElementById('theme-dark').checked")
    },
  },
  {
    name: 'a saved story stands on the page of saved stories',
    kind: 'saved',
    async play(visit) {
      const pressed = "document.querySelector('main button[aria-pressed]')?.getAttribute('aria-pressed')"
      await visit.open(article)
      await visit.until("document.documentElement.hasAttribute('data-alive')")
      await visit.tab.click('main button[aria-pressed]')
      await visit.finds(pressed, 'true')
      await visit.follow('/saved')
      await visit.sees('/saved')
      await visit.finds("document.querySelector('[data-saved] > li a')?.getAttribute('href')", article)
      await visit.tab.reload()
      await visit.finds("document.querySelector('[data-saved] > li a')?.getAttribute('href')", article)
      await visit.tab.click('[data-saved] > li a')
      await visit.sees(article)
      await visit.finds(pressed, 'true')
    },
  },
  {
    name: 'the address is copied, and the button says so',
    kind: 'copy',
    async play(visit) {
      const button = `[...document.querySelectorAll('main button')].find((one) => /^(Copy the link|Link copied)$/.test(one.textContent))`
      await visit.open(article)
      await visit.tab.read(`(${button}.id = 'copies', ${button}.scrollIntoView({ block: 'center' }), 1)`)
      // Where a press counts only while it is answered, the button is awake by then.
      await visit.until("CSS.supports('scroll-target-group:auto') || !document.querySelector('[data-island=ArticleTools]')")
      await visit.tab.click('#copies')
      await visit.finds(`${button}?.textContent`, 'Link copied')
      await visit.finds(`${button}?.textContent`, 'Copy the link')
    },
  },
  {
    name: 'a picture is enlarged until Escape',
    kind: 'picture',
    async play(visit) {
      await visit.open(article)
      await visit.tab.click('main a[data-picture]')
      await visit.until("document.querySelector('dialog[open]')")
      await visit.tab.press('Escape')
      await visit.until("!document.querySelector('dialog[open]')")
      await visit.sees(article)
    },
  },
]

export const behaviours: readonly Behaviour[] = [...pages, ...moving, ...parts, ...faultBehaviours]
