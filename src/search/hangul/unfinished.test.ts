import { expect, test } from 'vitest'
import { unfinished } from './unfinished.ts'

const matches = (query: string, title: string) => new RegExp(`^${unfinished(query)}`).test(title)

test.each([
  ['소파', '소파'],
  ['ㅅㅍ', '소파'],
  ['ㅅㅍ', '삶품'],
  // Two consonants that a keyboard makes one of.
  ['ㄳ', '가스'],
  ['소ㅍ', '소파'],
  ['솦', '소파'],
  ['소', '손'],
  ['소', '소파'],
  ['고', '과일'],
  ['으', '의자'],
  ['일', '읽기'],
  ['읽', '일기'],
  ['갑', '값'],
  ['값', '갑사'],
  ['값', '값'],
  ['책사', '책상'],
  ['ㅊ상', '책상'],
])('%s may become %s', (query, title) => {
  expect(matches(query, title)).toBe(true)
})

test.each([
  ['ㅅㅍ', '의자'],
  ['ㅅㅍ', '소'],
  // Only the last syllable is being typed.
  ['소파', '손팔'],
  ['과', '고양이'],
  ['손', '솔'],
  ['사', '싸다'],
  ['ㅏ', '아'],
])('%s does not become %s', (query, title) => {
  expect(matches(query, title)).toBe(false)
})
