import { join } from 'node:path'
import { expect, test } from 'vitest'
import { engineClasses } from './engineClasses.ts'

const root = join(import.meta.dirname, '../../..')
const card = join(root, 'src/ui/components/Card/Card.module.css')

test('a class has the same short name in every build, a letter and a number', () => {
  expect(engineClasses(root)('card', card)).toBe(engineClasses(root)('card', `${card}?used`))
  expect(engineClasses(root)('card', card)).toMatch(/^[a-zA-Z]\d+$/)
})

test('classes of the same name in two sheets get different names', () => {
  const shorten = engineClasses(root)
  expect(shorten('head', join(root, 'src/ui/pages/category/CategoryHead.module.css'))).not.toBe(
    shorten('head', join(root, 'src/ui/pages/article/ArticlePage.module.css')),
  )
})

test('a class that is in no sheet is refused', () => {
  expect(() => engineClasses(root)('cart', card)).toThrow(
    'No sheet of a component has the class "src/ui/components/Card/Card.module.css cart"',
  )
})
