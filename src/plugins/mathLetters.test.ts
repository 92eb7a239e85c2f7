import { expect, it } from 'vitest'
import { withLetters } from './mathLetters.ts'

const written = (variant: string, text: string) => withLetters(`<mi mathvariant="${variant}">${text}</mi>`)

it.each([
  ['bold', 'AZaz09', '𝐀𝐙𝐚𝐳𝟎𝟗'],
  ['bold-italic', 'AZaz1', '𝑨𝒁𝒂𝒛1'],
  ['script', 'ABZaeg', '𝒜ℬ𝒵𝒶ℯℊ'],
  ['fraktur', 'ACaz', '𝔄ℭ𝔞𝔷'],
  ['double-struck', 'ANRa7', '𝔸ℕℝ𝕒𝟟'],
  ['sans-serif', 'Az3', '𝖠𝗓𝟥'],
  ['monospace', 'Az3', '𝙰𝚣𝟹'],
])('%s: %s is shown as %s', (variant, text, letters) => {
  expect(written(variant, text)).toBe(`<mi>${letters}</mi>`)
})

it.each([
  ['normal', 'A'],
  ['bold', 'α'],
])('%s of %s stays as it is', (variant, text) => {
  expect(written(variant, text)).toBe(`<mi mathvariant="${variant}">${text}</mi>`)
})
