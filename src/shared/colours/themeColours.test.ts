import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './colour.ts'
import { leastContrast, lookColours, lookNames, schemes, shadesOf } from './themeColours.ts'

const tokens = (name: string) => readFileSync(new URL(`../../ui/tokens/${name}`, import.meta.url), 'utf8')

it.each([
  ['ground', '--colour-ground'],
  ['raised', '--colour-ground-sunk'],
  ['floor', '--colour-floor'],
  ['text', '--colour-text'],
  ['muted', '--colour-text-muted'],
  ['line', '--colour-hairline'],
  ['edge', '--colour-edge'],
  ['accent', '--colour-accent'],
  ['accentStrong', '--colour-accent-strong'],
  ['second', '--colour-second'],
  ['wash', '--colour-second-wash'],
  ['mark', '--colour-mark'],
  ['focus', '--colour-focus'],
] as const)('the colour `%s` of the look house equals its token %s', (name, property) => {
  const [, ...names] = new RegExp(`${property}: light-dark\\(var\\(([\\w-]+)\\), var\\(([\\w-]+)\\)\\)`).exec(tokens('semantic.css')) ?? []
  const [light, dark] = names.map((primitive) => new RegExp(`${primitive}: (#\\w+)`).exec(tokens('primitives.css'))?.[1])
  expect({ light: lookColours.house.light[name], dark: lookColours.house.dark[name] }).toEqual({ light, dark })
})

const all = lookNames.flatMap((look) => schemes.map((scheme) => [look, scheme] as const))

/** Pairs of text and background in the style sheets. */
const texts = [
  ['text', 'ground'],
  ['text', 'raised'],
  ['text', 'mark'],
  ['muted', 'ground'],
  ['muted', 'raised'],
  ['accent', 'ground'],
  ['accentText', 'accent'],
  ['accentStrong', 'ground'],
  ['accentStrong', 'raised'],
] as const
const shapes = [
  ['second', 'wash'],
  ['focus', 'ground'],
  ['focus', 'raised'],
] as const

describe.each(all)('the colours of the look %s, %s', (look, scheme) => {
  it.each([
    ...texts.map((pair) => [...pair, leastContrast.text] as const),
    ...shapes.map((pair) => [...pair, leastContrast.shape] as const),
  ])('have enough contrast between %s and %s', (front, back, least) => {
    const shades = lookColours[look][scheme]
    expect(contrast(shades[front], shades[back])).toBeGreaterThanOrEqual(least)
  })

  it('are unchanged if a publication chooses none', () => {
    expect(shadesOf(lookColours[look][scheme], {})).toEqual(lookColours[look][scheme])
  })

  it('adapt to the accent and the ground that a publication chooses', () => {
    const ground = scheme === 'light' ? '#fffbe6' : '#2d0a2d'
    const accent = scheme === 'light' ? '#0c6b58' : '#7fe0c3'
    const shades = shadesOf(lookColours[look][scheme], { ground, accent })
    expect(shades).toMatchObject({ ground, accent })
    for (const [front, back] of shapes) expect(contrast(shades[front], shades[back])).toBeGreaterThanOrEqual(leastContrast.shape)
    for (const back of ['ground', 'raised'] as const) expect(contrast(shades.accentStrong, shades[back])).toBeGreaterThanOrEqual(4.5)
  })
})
