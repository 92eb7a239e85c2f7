import { describe, expect, it } from 'vitest'
import { inlineTokens } from './inlineTokens.ts'

const inlined = (sheets: Readonly<Record<string, string>>, others: readonly string[] = []) =>
  Object.fromEntries(inlineTokens(new Map(Object.entries(sheets)), others))

describe('a custom property', () => {
  it('that is used once gives way to its value, in whatever sheet that is', () => {
    expect(inlined({ a: ':root{--paper:#fff;--ground:var(--paper);--ink:#000}', b: 'p{color:var(--ground)}h1{color:var(--ink)}' })).toEqual(
      {
        a: ':root{}',
        b: 'p{color:#fff}h1{color:#000}',
      },
    )
  })

  it('stays when it is used twice, redefined, used with a fallback, or known to a script', () => {
    const sheets = {
      twice: ':root{--a:1}p{margin:var(--a)}b{margin:var(--a)}',
      redefined: ':root{--b:1}.dark{--b:2}p{margin:var(--b)}',
      fallback: ':root{--c:1}p{margin:var(--c, 2)}',
      script: ':root{--d:1}p{margin:var(--d)}',
      drawing: ':root{--colour-f:1}p{margin:var(--colour-f)}',
      part: '.card{--e:1}p{margin:var(--e)}',
    }
    expect(inlined(sheets, ['style={{"--d":3}}'])).toEqual(sheets)
  })

  it('is not mistaken for one whose name begins like it', () => {
    expect(inlined({ a: ':root{--a:1;--a-b:2}p{margin:var(--a)}b{margin:var(--a-b)}i{margin:var(--a-b)}' })).toEqual({
      a: ':root{--a-b:2}p{margin:1}b{margin:var(--a-b)}i{margin:var(--a-b)}',
    })
  })
})
