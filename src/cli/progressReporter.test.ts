import { expect, it } from 'vitest'
import { createProgressReporter } from './progressReporter.ts'

function run(terminal: boolean): string {
  let text = ''
  const reporter = createProgressReporter({ terminal }, { write: (part) => (text += part) })
  reporter.step({ step: 'load' })
  for (let done = 1; done <= 100; done += 1) reporter.step({ step: 'pictures', done, total: 100 })
  reporter.end()
  return text
}

it('progress without a terminal is a few plain lines', () => {
  const lines = run(false).trimEnd().split('\n')
  expect(lines[0]).toBe('Reading the publication')
  expect(lines).toHaveLength(12)
  expect(lines.at(-1)).toBe('Encoding pictures: 100 of 100')
  expect(run(false)).not.toContain('\u001b')
})

it('progress on a terminal redraws one line and clears it at the end', () => {
  expect(run(true)).not.toContain('\n')
  expect(run(true).endsWith('\r\u001b[2K')).toBe(true)
})
