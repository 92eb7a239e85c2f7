import { describe, expect, it } from 'vitest'
import { textField } from './textField.ts'

describe('a text field', () => {
  it.each([
    ['a\u0000b', 'holds the control character U+0000'],
    ['a\u001b[31m', 'holds the control character U+001B'],
    ['a\u0085', 'holds the control character U+0085'],
    ['a\ud800b', 'holds the control character U+D800'],
  ])('refuses %j', (text, message) => {
    expect(
      textField('a text')
        .safeParse(text)
        .error?.issues.map((issue) => issue.message),
    ).toEqual([message])
  })

  it.each(['two\nlines', 'a\ttab', 'emoji 🛋️', 'İstanbul, Ёлка, 의자'])('takes %j', (text) => {
    expect(textField('a text').safeParse(text).success).toBe(true)
  })
})
