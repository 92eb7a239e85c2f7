import { expect, test } from 'vitest'
import { requestedAddress } from './requestedAddress.ts'

test.each([
  ['/p?url=https%3A%2F%2Fs.example%2Fa.js%3Fx%3D1%26y%3D2', 'https://s.example/a.js?x=1&y=2'],
  ['/p?url=https://S.example:443/b/../a.js', 'https://s.example/a.js'],
  ['/p?v=1&url=https%3A%2F%2Fs.example%2F', 'https://s.example/'],
  ['/p?url=file%3A%2F%2F%2Fetc%2Fpasswd', 'file:///etc/passwd'],
  ['/p?url=https%3A%2F%2Fs.example&url=https%3A%2F%2Ft.example', undefined],
  ['/p?url=/a.js', undefined],
  ['/p?url=', undefined],
  ['/p?url=%E0%A4%A', undefined],
  ['/p?uri=https%3A%2F%2Fs.example', undefined],
  ['/p?', undefined],
  ['/p', undefined],
])('%s asks for %s', (target, address) => {
  expect(requestedAddress(target)).toBe(address)
})
