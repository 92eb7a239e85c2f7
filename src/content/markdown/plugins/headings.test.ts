import { expect, test } from 'vitest'
import { headingId } from './headings.ts'

test.each([
  ['The Second Coat', [], 'the-second-coat'],
  ['Как выбрать кресло?', [], 'как-выбрать-кресло'],
  ['İki Üç', [], 'i̇ki-üç'],
  ['의자 고르기', [], '의자-고르기'],
  ["Don't 1 & 2", [], 'don-t-1-2'],
  ['😀', [], 'section'],
  ['', [], 'section'],
  ['Legs', ['legs'], 'legs-2'],
  ['Legs', ['legs', 'legs-2'], 'legs-3'],
  ['Content', [], 'content-2'],
  ['Languages', [], 'languages-2'],
  ['Route status', [], 'route-status-2'],
  ['fn 1', [], 'section-fn-1'],
  ['Fn', ['section-fn'], 'section-fn-2'],
  ['Picture 1', [], 'section-picture-1'],
  ['Picture rails', [], 'picture-rails'],
])('the heading %j beside %j has the id %j', (text, taken, id) => {
  expect(headingId(text, new Set(taken))).toBe(id)
})
