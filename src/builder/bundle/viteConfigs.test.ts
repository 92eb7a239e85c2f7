import { describe, expect, it } from 'vitest'
import { ClassNames } from './viteConfigs.ts'

describe('ClassNames', () => {
  it('gives a class the same four letters in every build', () => {
    expect(new ClassNames().shorten('ui/Card.module.css card')).toBe(new ClassNames().shorten('ui/Card.module.css card'))
    expect(new ClassNames().shorten('ui/Card.module.css card')).toMatch(/^[a-zA-Z]{4}$/)
  })

  it('gives classes of the same name in two sheets different names', () => {
    const names = new ClassNames()
    expect(names.shorten('ui/Card.module.css title')).not.toBe(names.shorten('ui/Wall.module.css title'))
  })

  it('throws if two classes would get the same name', () => {
    const names = new ClassNames()
    const many = () => {
      for (let index = 0; index < 20_000; index += 1) names.shorten(`class ${index}`)
    }
    expect(many).toThrow(/The classes "class \d+" and "class \d+" get the same short name; rename one of them/)
  })
})
