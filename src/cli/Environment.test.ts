import { describe, expect, it } from 'vitest'
import { UsageError } from '../platform/UsageError.ts'
import { type EnvironmentSource, parsePort, readEnvironment } from './Environment.ts'

const source: EnvironmentSource = {
  variables: {},
  root: '/engine',
  cache: '/engine/.cache',
  workingDirectory: '/home/me',
  terminal: true,
  clock: new Date('2026-11-21T10:00:00Z'),
}

describe('readEnvironment', () => {
  it('has defaults for everything', () => {
    expect(readEnvironment(source)).toEqual({
      root: '/engine',
      workingDirectory: '/home/me',
      site: 'site',
      cache: '/engine/.cache',
      port: undefined,
      now: source.clock,
      terminal: true,
      colour: true,
      model: { url: undefined, name: undefined, key: undefined },
    })
  })

  it('reads the port, the clock and plain output from variables', () => {
    const variables = { PORT: '8080', SOURCE_DATE_EPOCH: '1000000000', NO_COLOR: '1' }
    expect(readEnvironment({ ...source, variables })).toMatchObject({
      port: 8080,
      now: new Date('2001-09-09T01:46:40Z'),
      colour: false,
    })
  })

  it.each(['http', '-1', '65536', '80.5', ' 80'])('refuses the port %j', (text) => {
    expect(() => parsePort(text, 'PORT')).toThrow(UsageError)
  })

  it.each(['yesterday', '-5', '1e9'])('refuses the clock %j', (text) => {
    expect(() => readEnvironment({ ...source, variables: { SOURCE_DATE_EPOCH: text } })).toThrow(UsageError)
  })
})
