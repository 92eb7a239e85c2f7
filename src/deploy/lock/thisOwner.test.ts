import { hostname, userInfo } from 'node:os'
import { expect, it } from 'vitest'
import { thisOwner } from './thisOwner.ts'

it('who deploys is named as a person would say it, and no two processes are the same', () => {
  expect(thisOwner().name).toBe(`${userInfo().username}@${hostname()}`)
  expect(thisOwner().identity).toMatch(/^[\da-f]{32}$/)
  expect(thisOwner().identity).not.toBe(thisOwner().identity)
})

it('whoever runs a container as a user without a name deploys as somebody', () => {
  const nameless = () => {
    throw new Error('no such user')
  }
  expect(thisOwner(nameless).name).toBe(`somebody@${hostname()}`)
})
