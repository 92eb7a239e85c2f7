import { expect, test } from 'vitest'
import { explainCode } from './explainCode.ts'

test.each([
  ['/home/ann/what?', 'Cannot resolve entry module blocks/a.tsx.', '`?`'],
  ['/home/ann/a\\b', 'Could not load ../a/b/blocks/a.tsx - No such file or directory (os error 2).', '`\\`'],
])('in %j, whose name the bundler takes apart, the folder gets the blame', (directory, message, sign) => {
  expect(explainCode(new Error(message), { directory, file: 'blocks/a.tsx' })).toMatchObject({
    rule: 'block',
    line: 1,
    message: `The path of the publication contains ${sign}, so its code cannot be bundled.`,
    fix: 'Rename the folder.',
  })
})

test('in any other folder, the file gets it', () => {
  const error = new Error('Cannot resolve entry module blocks/a.tsx.')
  expect(explainCode(error, { directory: '/home/ann/what', file: 'blocks/a.tsx' }).message).toBe(
    'Cannot resolve entry module blocks/a.tsx.',
  )
})
