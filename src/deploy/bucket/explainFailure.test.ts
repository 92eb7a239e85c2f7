import { describe, expect, it } from 'vitest'
import { explainFailure } from './explainFailure.ts'

function failed(code: string, syscall: string): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { code, syscall, $metadata: { attempts: 6 } })
}

const words = (error: Error) => (explainFailure(error, 'shop') as Error).message

describe('a connection that this machine does not open', () => {
  it.each([
    ['EMFILE', 'shop: No connection can be opened, because this process has too many files open. Try again with a smaller --parallel.'],
    ['ENOBUFS', 'shop: No connection can be opened, because this machine has no memory for it. Try again later.'],
    ['EADDRNOTAVAIL', 'shop: No connection can be opened, because this machine has no port left. Try again with a smaller --parallel.'],
    ['EACCES', 'shop: This machine does not permit the connection. Look at its firewall, and at --endpoint.'],
  ])('for %s is not called a failure of the service', (code, sentence) => {
    expect(words(failed(code, 'connect'))).toBe(sentence)
  })

  it('is told from a file that cannot be opened', () => {
    const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open', path: '/srv/dist' })
    expect(explainFailure(error, 'shop')).toBe(error)
  })
})
