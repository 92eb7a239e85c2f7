import { describe, expect, it } from 'vitest'
import { inlineTokens } from './inlineTokens.ts'

describe('inlineTokens', () => {
  const inlined = (sheets: Readonly<Record<string, string>>, others: readonly string[] = []) =>
    Object.fromEntries(inlineTokens(new Map(Object.entries(sheets)), others))

  describe('a custom property', () => {
    it('is replaced by its value in every sheet if it is used once', () => {
      expect(
        inlined({ a: ':root{--paper:#fff;--ground:var(--paper);--ink:#000}', b: 'p{color:var(--ground)}h1{color:var(--ink)}' }),
      ).toEqual({
        a: '',
        b: 'p{color:#fff}h1{color:#000}',
      })
    })

    it('stays if it is used twice, redefined, conditional, registered, has a fallback, or is named in a script', () => {
      const sheets = {
        twice: ':root{--a:1}p{margin:var(--a)}b{margin:var(--a)}',
        redefined: ':root{--b:1}.dark{--b:2}p{margin:var(--b)}',
        fallback: ':root{--c:1}p{margin:var(--c,2)}',
        script: ':root{--d:1}p{margin:var(--d)}',
        drawing: ':root{--colour-f:1}p{margin:var(--colour-f)}',
        part: '.card{--e:1}p{margin:var(--e)}',
        condition: '@media print{:root{--g:1}}p{margin:var(--g)}',
        name: '@property --h{syntax:"*";inherits:false}:root{--h:1}p{margin:var(--h)}',
        theme: ':root[data-theme=dark]{--i:1}p{margin:var(--i)}',
      }
      expect(inlined(sheets, ['style={{"--d":3}}'])).toEqual(sheets)
    })

    it('is not confused with one whose name starts the same', () => {
      expect(inlined({ a: ':root{--a:1px;--a-b:2px}p{margin:var(--a)}b{margin:var(--a-b)}i{padding:var(--a-b)}' })).toEqual({
        a: ':root{--a-b:2px}p{margin:1px}b{margin:var(--a-b)}i{padding:var(--a-b)}',
      })
    })

    it('may contain colours, functions, strings and other properties', () => {
      const values = [
        'light-dark(#fff,#000)',
        'calc(1px + 2em)',
        '"A B",serif',
        '0 1px 2px #0003,0 0 0 1px var(--ink)',
        'clamp(1rem,2vw,3rem)',
      ]
      for (const value of values) {
        const ink = ':root{--ink:#111}p{color:var(--ink)}b{fill:var(--ink)}'
        expect(inlined({ a: `@layer tokens{:root{--a:${value}}}i{--b:var(--a)}`, b: ink })).toEqual({
          a: `@layer tokens;i{--b:${value}}`,
          b: ink,
        })
      }
    })
  })
})
