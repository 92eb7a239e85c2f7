import { describe, expect, it } from 'vitest'
import { reduceHtml } from './reduceHtml.ts'

const link = (text: string, url: string) => ({ text, url })
const words = (text: string) => ({ text })

describe('of a stranger’s HTML stays', () => {
  it.each([
    ['<a href="https://a.example/?b=1&amp;c=2">A shop</a>', [link('A shop', 'https://a.example/?b=1&c=2')]],
    ["Buy <A HREF='http://a.example'>a <b>chair</b></A> now", [words('Buy '), link('a chair ', 'http://a.example/'), words(' now')]],
    ['<a href=https://a.example/x>bare</a>', [link('bare', 'https://a.example/x')]],
    ['<a href="javascript:alert(1)">x</a>', [words('x')]],
    ['<a href=" java\nscript:alert(1)">x</a>', [words('x')]],
    ['<a href="&#106;avascript:alert(1)">x</a>', [words('x')]],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', [words('x')]],
    ['<a href="//a.example/">x</a>', [words('x')]],
    ['<a href="/terms">x</a>', [words('x')]],
    ['<a href="https://a.example/" onclick="alert(1)" style="display:none">x</a>', [link('x', 'https://a.example/')]],
    ['<script>alert(1)</script>after', [words('after')]],
    ['<SCRIPT src=//x></SCRIPT >after', [words('after')]],
    ['<style>*{display:none}</style>x', [words('x')]],
    ['<img src=x onerror=alert(1)>x', [words(' x')]],
    ['<svg><script>alert(1)</script><a href="https://a.example/">x</a></svg>', []],
    ['<!-- <a href="https://a.example/">x</a> -->y', [words('y')]],
    ['<!--><img src=x onerror=alert(1)>', []],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', [words('<script>alert(1)</script>')]],
    ['<a href="https://a.example/">open', [link('open', 'https://a.example/')]],
    ['<a href="https://a.example/', []],
    ['<a href="https://a.example/"><a href="https://b.example/">x</a>', [link('x', 'https://b.example/')]],
    ['<a title="</a><script>" href="https://a.example/">x</a>', [link('x', 'https://a.example/')]],
    ['1 < 2', [words('1 < 2')]],
    ['a\u202egnp.exe\u0000', [words('a gnp.exe ')]],
    ['<script', []],
    ['<', [words('<')]],
    [' ', []],
  ])('%j', (html, pieces) => {
    expect(reduceHtml(html)).toEqual(pieces)
  })
})

it('reads a long text that ends nothing in no time', () => {
  const begun = performance.now()
  reduceHtml('<a '.repeat(50_000))
  reduceHtml('<'.repeat(100_000))
  reduceHtml('<b href="'.repeat(20_000))
  expect(performance.now() - begun).toBeLessThan(2000)
})
