import { expect, test } from 'vitest'
import { parseLog } from './parseLog.ts'

const commit = (seconds: string, ...fields: readonly string[]) => `\u0001${seconds}\0\n${fields.join('\0')}\0`
const changed = ':100644 100644 aaaa bbbb M'

// Git accepts any number as a date: GIT_COMMITTER_DATE='@99999999999999 +0000'.
test.each(['99999999999999', '253402300800', '-5', 'soon'])(
  'a commit with the timestamp %j has no day, but its renames and all other commits count',
  (seconds) => {
    const log =
      commit(seconds, changed, 'a.md', ':100644 100644 cccc dddd R100', 'old.md', 'new.md') +
      commit('1700000000', changed, 'a.md', changed, 'old.md')
    const change = { day: '2023-11-14', before: 'aaaa', after: 'bbbb' }
    const record = { first: '2023-11-14', changes: [change] }
    expect(parseLog(log)).toEqual(
      new Map([
        ['a.md', record],
        ['new.md', record],
      ]),
    )
  },
)
