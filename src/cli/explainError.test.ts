import { describe, expect, it } from 'vitest'
import { explainError } from './explainError.ts'

describe('an error, for a person', () => {
  it.each([
    [Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }), 'The disk is full. Nothing was changed.'],
    [Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/srv/x' }), '/srv/x: the permission is missing. Nothing was changed.'],
    [new Error('There is no built site.'), 'There is no built site.'],
    ['a string', 'Something went wrong: a string'],
  ])('%s', (error, sentence) => {
    expect(explainError(error)).toBe(sentence)
  })
})
