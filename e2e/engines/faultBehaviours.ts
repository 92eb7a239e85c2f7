import { expect } from '@playwright/test'
import { type Behaviour, dataOf } from './Behaviour.ts'

const path = '/colour-and-light'
const plain = { 'Content-Type': 'text/plain' } as const

/** Behaviours when something is missing, broken or refused. Engines whose links load documents request no page data. */
export const faultBehaviours: readonly Behaviour[] = [
  {
    name: 'a missing page says so at its address, by a click and by a visit',
    kind: '404',
    async play(visit) {
      await visit.open('/')
      await visit.tab.read("(navigate('/no/such/page'), 1)")
      await visit.sees('/no/such/page')
      await visit.tab.back()
      await visit.sees('/')
      await visit.open('/tr/yok')
      await visit.sees('/tr/yok')
      expect((await fetch(`${visit.site.url}/tr/yok`)).status).toBe(404)
    },
  },
  {
    name: 'a page that cannot be made says so at its address',
    kind: '500',
    async play(visit) {
      visit.site.routes.set(dataOf(path), (_, response) => void response.writeHead(500, plain).end('Broken'))
      await visit.open('/')
      await visit.tab.read(`(navigate('${path}'), 1)`)
      await visit.sees(path, visit.isSoft ? '/500.html' : path)
      await visit.tab.back()
      await visit.sees('/')
    },
  },
  {
    name: 'data that is none leads to the document',
    kind: 'failed data',
    async play(visit) {
      visit.site.routes.set(dataOf(path), (_, response) => void response.writeHead(200, plain).end('<html>'))
      await visit.open('/')
      await visit.mark()
      await visit.tab.read(`(navigate('${path}#end'), 1)`)
      await visit.sees(`${path}#end`)
      expect(await visit.keptDocument()).toBe(false)
      await visit.tab.back()
      await visit.sees('/')
    },
  },
  {
    name: 'data that never comes whole leads to the document',
    kind: 'failed data',
    async play(visit) {
      visit.site.routes.set(dataOf(path), (request) => void request.socket.destroy())
      await visit.open('/')
      await visit.mark()
      await visit.tab.read(`(navigate('${path}'), 1)`)
      await visit.sees(path)
      expect(await visit.keptDocument()).toBe(false)
      await visit.tab.back()
      await visit.sees('/')
    },
  },
  {
    name: 'a page that is slow says that it is loading',
    kind: 'slow data',
    async play(visit) {
      const gate = Promise.withResolvers<undefined>()
      visit.site.routes.set(dataOf(path), async (_, response) => {
        await gate.promise
        const { routes, url } = visit.site
        routes.delete(dataOf(path))
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(await (await fetch(url + dataOf(path))).text())
      })
      await visit.open('/')
      await visit.tab.read(`(navigate('${path}'), 1)`)
      if (visit.isSoft) await visit.finds("document.getElementById('route-status').textContent", 'The page is loading.')
      gate.resolve(undefined)
      await visit.sees(path)
      await visit.finds("document.getElementById('route-status').textContent", '')
    },
  },
  {
    name: 'without a connection a page that was read is there again, and any other says why it is not',
    kind: 'no connection',
    async play(visit) {
      await visit.open('/terms')
      const { title } = await visit.site.look('/terms')
      await visit.finds("caches.match('/terms', { ignoreVary: true }).then((kept) => kept !== undefined)", true)
      visit.site.routes.set('/terms', (request) => void request.socket.destroy())
      await visit.mark()
      await visit.tab.reload()
      await visit.finds('[globalThis.isMarked ?? null, document.title]', [null, title])
      await visit.alive()
      const offline = await visit.site.look('/offline.html')
      visit.site.routes.set('/authors', (request) => void request.socket.destroy())
      await visit.open('/authors', { isAlive: false })
      await visit.finds('[location.pathname, document.title]', ['/authors', offline.title])
    },
  },
  {
    name: 'without scripts links, menus and Back work',
    kind: 'no scripts',
    async play(visit) {
      for (const page of ['/', '/terms', '/tr/terms', '/authors']) visit.site.withoutScripts(page)
      await visit.open('/', { isAlive: false })
      await visit.follow('/terms')
      await visit.sees('/terms')
      expect(await visit.tab.read("performance.getEntriesByName('hydrated').length")).toBe(0)
      await visit.tab.click('button[popovertarget=menu]')
      await visit.until("document.getElementById('menu').matches(':popover-open')")
      await visit.tab.press('Escape')
      await visit.until("!document.getElementById('menu').matches(':popover-open')")
      await visit.tab.click('button[popovertarget=languages]')
      await visit.tab.click('#languages a[hreflang=tr]')
      await visit.sees('/tr/terms')
      await visit.tab.back()
      await visit.sees('/terms')
      await visit.tab.back()
      await visit.sees('/')
    },
  },
]
