import { expect, test } from 'vitest'
import type { Kind } from './kindOf.ts'
import { mayKeep } from './mayKeep.ts'

const html = 'text/html; charset=utf-8'
const answer = (type: string, rest: Partial<Response> = {}) =>
  ({ status: 200, type: 'basic', redirected: false, headers: new Headers({ 'content-type': type }), ...rest }) as Response

test.each<[string, Response, Kind, boolean]>([
  ['a page', answer(html), 'document', true],
  ['data', answer('application/json'), 'data', true],
  ['a script', answer('text/javascript'), 'file', true],
  ['a file without a type', answer('', { headers: new Headers() }), 'file', true],
  ['a download in a window of its own', answer('application/pdf'), 'document', false],
  ['HTML in place of data', answer(html), 'data', false],
  ['HTML in place of a script', answer(html), 'file', false],
  ['an error of the server', answer(html, { status: 500 }), 'document', false],
  ['a page that is not there', answer(html, { status: 404 }), 'document', false],
  ['a part of a file', answer('video/mp4', { status: 206 }), 'file', false],
  ['what a redirect led to', answer(html, { redirected: true }), 'document', false],
  ['a redirect', answer('', { status: 0, type: 'opaqueredirect' }), 'document', false],
  ['what another origin sent', answer('text/javascript', { type: 'cors' }), 'file', false],
])('%s is kept or not, as it should be', (_what, response, kind, expected) => {
  expect(mayKeep(response, kind)).toBe(expected)
})
