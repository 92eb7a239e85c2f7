import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { openChannel } from './openChannel.ts'

const reload = 'event: reload\ndata: \n\n'

/** Opens a channel with a connected page for each query; `reloaded` returns the names of the pages that were sent a reload. */
function open(queries: Readonly<Record<string, string>>) {
  const channel = openChannel()
  const told = new Map<string, string[]>()
  const connect = (name: string, query: string) => {
    const texts: string[] = []
    told.set(name, texts)
    const response = {
      writeHead: () => response,
      write: (text: string) => texts.push(text),
      on: () => response,
    }
    const request = { url: `/__dev/events?${query}` }
    channel.routes.get('/__dev/events')?.(request as IncomingMessage, response as unknown as ServerResponse)
  }
  for (const [name, query] of Object.entries(queries)) connect(name, query)
  /** Returns what the page of a document sends when it connects. */
  const sentBy = (document: string) => (/page\.js\?([^"]*)/.exec(document)?.[1] ?? '').replace('&amp;', '&')
  const reloaded = () => {
    const names = [...told].filter(([, texts]) => texts.includes(reload)).map(([name]) => name)
    for (const texts of told.values()) texts.length = 0
    return names
  }
  return { channel, connect, sentBy, reloaded }
}

describe('the channel of `dev`', () => {
  it('knows which pages are open, with or without a trailing slash', () => {
    const { channel } = open({ one: 'page=/blog/caf%25C3%25A9/', home: 'page=/' })
    expect(['/blog/café', '/', '/blog'].filter((path) => channel.isOpen(path))).toEqual(['/blog/café', '/'])
  })

  it('reloads early pages at once, and the others when the build has ended', () => {
    const { channel, connect, sentBy, reloaded } = open({ one: 'page=/one', other: 'page=/other' })
    channel.begin()
    channel.reloadEarly((path) => path === '/one')
    expect(reloaded()).toEqual(['one'])
    connect('one', `page=/one&${sentBy(channel.addTo('<body></body>', { isEarly: true }))}`)
    channel.reload()
    expect(reloaded()).toEqual(['other'])
  })

  it('reloads a page that shows an early document of a previous build', () => {
    const { channel, connect, sentBy, reloaded } = open({})
    channel.begin()
    connect('one', `page=/one&${sentBy(channel.addTo('<body></body>', { isEarly: true }))}`)
    channel.begin()
    channel.reload()
    expect(reloaded()).toEqual(['one'])
    expect(channel.addTo('<body></body>')).toBe('<body><script type="module" src="/__dev/page.js?after=1"></script></body>')
  })

  it('reloads a page at once if a build ended before it was connected, unless it shows that build’s document', () => {
    const { channel, connect, sentBy, reloaded } = open({})
    const before = sentBy(channel.addTo('<body></body>'))
    channel.begin()
    const early = sentBy(channel.addTo('<body></body>', { isEarly: true }))
    channel.reload()
    connect('late', `page=/one&${before}`)
    connect('early', `page=/one&${early}`)
    connect('new', `page=/one&${sentBy(channel.addTo('<body></body>'))}`)
    connect('come by a link', 'page=/one')
    expect(reloaded()).toEqual(['late'])
  })
})
