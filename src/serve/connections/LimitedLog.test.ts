import { expect, test } from 'vitest'
import { LimitedLog } from './LimitedLog.ts'

test('LimitedLog writes twenty messages a minute, then the number of those it left out', () => {
  const lines: string[] = []
  let now = 5000
  const log = new LimitedLog({ write: (line) => lines.push(line), now: () => now })
  const tell = (count: number) => {
    lines.length = 0
    for (let number = 1; number <= count; number++) log.tell(`failure ${number}`)
    return [lines.length, lines[0], lines.at(-1)]
  }
  expect(tell(20)).toEqual([20, 'failure 1', 'failure 20'])
  expect(tell(1)).toEqual([1, 'For the next minute, further failures are counted but not logged.', lines[0]])
  now += 59_999
  expect(tell(500)).toEqual([0, undefined, undefined])
  now += 1
  expect(tell(1)).toEqual([2, '501 failures before this one were not logged.', 'failure 1'])
  now += 60_000
  expect(tell(3)).toEqual([3, 'failure 1', 'failure 3'])
})
