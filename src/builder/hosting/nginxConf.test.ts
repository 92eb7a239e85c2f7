import { describe, expect, it } from 'vitest'
import type { Redirect } from '../../shared/manifest.ts'
import { actAsNginx } from '../testing/actAsNginx.ts'
import { nginxFile } from './nginxConf.ts'

function answersOf(base: string, ways: Readonly<Record<string, string>>) {
  const redirects = Object.entries(ways).map(([from, to]): Redirect => ({ from, to, status: 301 }))
  const { text } = nginxFile({ base, files: [], redirects, gone: [], contentSecurityPolicy: "default-src 'self'" })
  const ask = actAsNginx(new Map([['nginx.conf', text]]))
  return (path: string) => {
    const { status, location } = ask(base + path)
    return location === undefined ? status : `${status} ${location}`
  }
}

describe.each([[''], ['/blog']])('a redirect with dynamic segments on nginx, below "%s"', (base) => {
  it.each([
    [{ '/:old/:slug': '/articles/:slug' }, '/articles/nowhere'],
    [{ '/:old/:slug': '/articles/:slug/' }, '/articles/nowhere'],
    [{ '/:year/:slug': '/caf%C3%A9/:slug' }, '/caf%C3%A9/nowhere'],
    [{ '/:old/:slug': '/p/:old' }, '/p/p'],
    [{ '/:year/:month/:slug': '/a/:slug/:slug' }, '/a/x/x'],
    [{ '/:old/:slug': '/articles/:slug', '/articles/:slug': '/notes/:slug' }, '/articles/nowhere'],
  ])('never redirects a path to itself: %j at %s', (ways, path) => {
    expect(answersOf(base, ways)(path)).toBe(404)
  })

  it.each([
    [{ '/:old/:slug': '/articles/:slug' }, '/tips/oak', '/articles/oak'],
    [{ '/:old/:slug': '/p/:old' }, '/p/oak', '/p/p'],
    [{ '/:year/:month/:slug': '/a/:slug/:slug' }, '/a/x/y', '/a/y/y'],
    [{ '/old/:slug': '/articles/:slug' }, '/old/oak', '/articles/oak'],
    [{ '/:old/:slug': '/articles/all/:slug' }, '/articles/oak', '/articles/all/oak'],
  ])('redirects every other path: %j at %s', (ways, path, to) => {
    expect(answersOf(base, ways)(path)).toBe(`301 ${base}${to}`)
  })
})
