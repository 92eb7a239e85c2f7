import { expect, it } from 'vitest'
import { changedAddresses } from './changedAddresses.ts'

const page = (path: string, content: string) => ({ path, key: path, content })

it('names the pages that came, changed and went, and no others', () => {
  const before = [page('/same', '1'), page('/changed', '1'), page('/gone', '1')]
  const after = [page('/new', '1'), page('/same', '1'), page('/changed', '2')]
  expect(changedAddresses(before, after)).toEqual(['/changed', '/gone', '/new'])
  expect(changedAddresses(after, after)).toEqual([])
})
