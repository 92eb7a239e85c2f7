import { hostname, userInfo } from 'node:os'
import { expect, it } from 'vitest'
import { thisOwner } from './thisOwner.ts'

it('an owner has a readable name, and a different identity each time', () => {
  expect(thisOwner().name).toBe(`${userInfo().username}@${hostname()}`)
  expect(thisOwner().identity).toMatch(/^[\da-f]{32}$/)
  expect(thisOwner().identity).not.toBe(thisOwner().identity)
})

it('an owner without a user name gets a placeholder name', () => {
  const nameless = () => {
    throw new Error('no such user')
  }
  expect(thisOwner(nameless).name).toBe(`somebody@${hostname()}`)
})
