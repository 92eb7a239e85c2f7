import { expect, it } from 'vitest'
import { CodeError } from '../code/errors/CodeError.ts'
import { readFailure, tellFailure } from './pageMessages.ts'

/** Returns an error as it arrives from another thread or machine. */
const sent = (error: unknown) => readFailure(JSON.parse(JSON.stringify(tellFailure(error))) as ReturnType<typeof tellFailure>)

it('an error keeps its name, its message and the place where it was thrown', () => {
  const error = new RangeError('Too deep')
  const { name, message, stack } = error
  const read = sent(error)
  expect(read).toBeInstanceOf(Error)
  expect({ name: read.name, message: read.message, stack: read.stack }).toEqual({ name, message, stack })
})

it('an error of the publication’s own code keeps its problem', () => {
  const problem = { severity: 'error', rule: 'component', file: 'blocks/a.tsx', line: 2, column: 3, message: 'No.' } as const
  expect(sent(new CodeError(problem))).toMatchObject({ message: 'No.', problem })
  expect(sent(new CodeError(problem))).toBeInstanceOf(CodeError)
})

it('what was thrown and is no error becomes one', () => {
  expect(String(sent('Out of paper'))).toBe('Error: Out of paper')
})
