import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { themeColours } from './addIcons.ts'

it('the browser’s own colours are those of the page’s ground', () => {
  const tokens = (name: string) => readFileSync(join(import.meta.dirname, '../../ui/tokens', name), 'utf8')
  const [, light = '', dark = ''] = /--colour-ground: light-dark\(var\(([\w-]+)\), var\(([\w-]+)\)\)/.exec(tokens('semantic.css')) ?? []
  const value = (name: string) => new RegExp(`${name}: (#\\w+)`).exec(tokens('primitives.css'))?.[1]
  expect(themeColours).toEqual({ light: value(light), dark: value(dark) })
})
