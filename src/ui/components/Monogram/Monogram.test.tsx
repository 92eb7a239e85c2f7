import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { monogramOf } from '../../../shared/pictures/monogramOf.ts'
import { Monogram } from './Monogram.tsx'

describe('monogramOf: initials', () => {
  test.each([
    ['Ines Halloran', 'IH'],
    ['Vera  van der Lindqvist ', 'VL'],
    ['Roomwright', 'R'],
    ['Åsa Öberg', 'ÅÖ'],
    ['Ayşe İnci', 'Aİ'],
    ['O’Hara', 'O'],
    ['(desk) “Paper” 2', 'd2'],
    ['Томаш Рен', 'ТР'],
    ['Ёлкина', 'Ё'],
    ['김서연', '김'],
    ['베라 린드크비스트', '베'],
    ['김', '김'],
    ['A\u030Asa', 'Å'],
    ['★ ★', ''],
    ['', ''],
  ])('derives from %j the initials %j', (name, initials) => {
    expect(monogramOf(name).initials).toBe(initials)
  })
})

describe('the monogram of a name', () => {
  test('is the same for the same name, composed or decomposed', () => {
    expect(monogramOf('Ines Halloran')).toEqual(monogramOf('Ines Halloran'))
    expect(monogramOf('A\u030Asa')).toEqual(monogramOf('Åsa'))
  })

  test('has one of four floors, and all four occur', () => {
    const names = Array.from({ length: 100 }, (_, index) => `Author ${index}`)
    expect(new Set(names.map((name) => monogramOf(name).floor)).size).toBe(4)
  })

  test('differs between names', () => {
    const pictures = new Set(['Author 1', 'Author 2', 'Author 3', 'Author 4'].map((name) => renderToStaticMarkup(<Monogram name={name} />)))
    expect(pictures.size).toBeGreaterThan(1)
  })

  test('is hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Monogram name="Ines Halloran" size="l" />)).toContain('aria-hidden="true"')
  })
})
