import { expect, it } from 'vitest'
import { onThisHost } from './onThisHost.ts'

it.each(['/', '/chairs?a=//b', '//elsewhere/chairs', '///elsewhere'])('a request for the path %j stays on the host', (path) => {
  const { host, pathname, search } = new URL(onThisHost(path), 'https://magazine.example')
  expect([host, pathname + search]).toEqual(['magazine.example', path])
})
