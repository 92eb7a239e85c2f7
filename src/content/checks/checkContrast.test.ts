import { expect, test } from 'vitest'
import { contrast } from '../../shared/colours/colour.ts'
import { type Palette, type Role, lookColours, roles } from '../../shared/colours/themeColours.ts'
import { loadFiles } from '../testing/loadFiles.ts'
import { contrastFaults } from './checkContrast.ts'

const settings = (theme: string) =>
  `export default {\n  key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'],\n  theme: {\n    colours: {\n${theme}\n    },\n  },\n}\n`

async function contrastsOf(theme: string) {
  const { problems, publication } = await loadFiles({ 'site.config.ts': settings(theme) })
  const found = problems.filter(({ rule }) => rule !== 'no-authors')
  return {
    publication,
    told: found.map(({ severity, line, column, rule, message, fix }) => `${line}:${column} ${severity} ${rule}: ${message} ${fix}`),
  }
}

test('a text colour with too little contrast is reported at its own position, with the nearest colour that passes', async () => {
  const { told, publication } = await contrastsOf(
    "      light: { ground: '#ffffff', raised: '#ffffff', text: '#000', muted: '#999999', mark: '#fff' },",
  )
  expect(told).toEqual([
    '5:75 error contrast: `muted` (#999999) on `ground` (#ffffff) has a contrast of 2.84 in the light scheme; it needs at least 4.5. Write `#767676`.',
  ])
  expect(publication).toBeUndefined()
})

test.each([
  ["      dark: { ground: '#777777' },", /^5:23 .*`muted` .* on `ground` \(#777777\)/],
  ["      light: { accent: '#ffd400' },", /^5:24 .*`accent` \(#ffd400\) on `ground`/],
  ["      light: { accentText: '#b06040' },", /^5:28 .*`accentText` \(#b06040\) on `accent`/],
  ["      light: { mark: '#4a3320' },", /^5:22 .*`text` .* on `mark` \(#4a3320\)/],
  ["      light: { text: '#201810', mark: '#4a3320' },", /^5:39 .*`text` \(#201810\) on `mark` \(#4a3320\)/],
  ["      light: { line: '#eeeeee' },", /^5:22 .*`line` \(#eeeeee\) on `ground` .*needs at least 3\./],
  ["      light: { raised: '#8a8a8a' },", /^5:24 .* on `raised` \(#8a8a8a\)/],
])('a colour is compared with the colours of the look: %s', async (theme, expected) => {
  const { told } = await contrastsOf(theme)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(expected)
  expect(told[0]).toMatch(/Write `#[\da-f]{6}`\.$/)
})

test.each([
  [
    "      light: { ground: '#ffffff', accent: '#bbdddb', accentText: '#052a64' },",
    '`accent` (#bbdddb) on `ground` (#ffffff) has a contrast of 1.45 ',
    '`accentText` (#052a64) on the suggested `accent` (#5d7c7b) has a contrast of 3.04 ',
  ],
  [
    "      light: { ground: '#777777', raised: '#777777', text: '#cccccc', muted: '#000', mark: '#222222' },",
    '`text` (#cccccc) on `ground` (#777777) has a contrast of 2.78 ',
    'the suggested `text` (#060606) on `mark` (#222222) has a contrast of 1.27 ',
  ],
])('a colour is compared with what is suggested for another only if it passes as chosen: %s', async (theme, ...messages) => {
  const { told } = await contrastsOf(theme)
  for (const message of messages) expect(told.join('\n')).toContain(message)
})

test('readable colours cause no problem, and neither do those of the looks', async () => {
  expect((await contrastsOf("      light: { ground: '#fff', accent: '#1A56C4' },")).told).toEqual([])
  for (const look of Object.values(lookColours)) {
    for (const shades of Object.values(look)) {
      const { line: _line, ...own } = Object.fromEntries(roles.map((role) => [role, shades[role]])) as Record<Role, string>
      expect(contrastFaults(shades, own)).toEqual([])
    }
  }
})

test('applying the suggested colours mends any palette', () => {
  let seed = 7
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  const colour = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`
  let mended = 0
  for (let round = 0; round < 200; round += 1) {
    const own: Partial<Record<Role, string>> = Object.fromEntries(roles.filter(() => random() < 0.5).map((role) => [role, colour()]))
    const look: Palette = lookColours.house[round % 2 === 0 ? 'light' : 'dark']
    const faults = contrastFaults(look, own)
    if (faults.length === 0 || faults.some(({ nearest }) => nearest === undefined)) continue
    for (const { role, nearest } of faults) own[role] = nearest ?? ''
    expect(contrastFaults(look, own), JSON.stringify(own)).toEqual([])
    mended += 1
  }
  expect(mended).toBeGreaterThan(30)
})

test.each([
  [
    "      light: { text: 'rebeccapurple' },",
    '5:22 error wrong-value',
    'is not a colour in hex digits',
    'Write a colour of six hex digits: `#1a56c4`.',
  ],
  ["      light: { text: '1d1d1f' },", '5:22 error wrong-value', '"1d1d1f" is not a colour', 'Write `#1d1d1f`.'],
  ["      light: { text: '#1d1d1fcc' },", '5:22 error wrong-value', 'is not a colour', 'Write `#1d1d1f`.'],
  ["      light: { txt: '#1d1d1f' },", '5:16 error unknown-field', 'is not a field', 'Did you mean `text`?'],
  ["      ligt: { text: '#1d1d1f' },", '5:7 error unknown-field', 'is not a field', 'Did you mean `light`?'],
  ['      light: { text: 123456 },', '5:22 error wrong-type', 'is the number 123456', 'in quotes.'],
])('%s is reported with a fix', async (theme, place, message, fix) => {
  const { told } = await contrastsOf(theme)
  expect(told).toHaveLength(1)
  for (const part of [place, message, fix]) expect(told[0]).toContain(part)
})

test('a colour of three digits is expanded to six', async () => {
  const { publication } = await contrastsOf("      light: { text: '#0A2' , ground: '#fff', raised: '#fff', mark: '#fff' },")
  expect(publication).toBeUndefined()
  const dark = (await contrastsOf("      light: { text: '#012' },")).publication
  expect(dark?.theme?.colours.light.text).toBe('#001122')
  expect(contrast('#001122', dark?.theme?.colours.light.ground ?? '')).toBeGreaterThan(4.5)
})
