import { describe, expect, it } from 'vitest'
import { reduceHtml } from './reduceHtml.ts'

const link = (text: string, url: string) => ({ text, url })
const words = (text: string) => ({ text })

describe('foreign HTML is reduced to text and safe links:', () => {
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
    ['Caf&eacute; &mdash; &pound;5 &#x20ac;6 &#8364;7', [words('Café — £5 €6 €7')]],
    ['Caf&eacute &amp R&ampD', [words('Café & R&D')]],
    ['&nosuch; &; &#; &#xD800; &#0;', [words('&nosuch; &; &#; \ufffd \ufffd')]],
    ['a&shy;b &zwnj;c &#8238;d', [words('a b c d')]],
    ['<a href="https://a.example/?a=1&copy=2&amp;b=3&eacute;">x</a>', [link('x', 'https://a.example/?a=1&copy=2&b=3%C3%A9')]],
    ['<a href="https&colon;//a.example/&sol;&period;">x</a>', [link('x', 'https://a.example//')]],
    ['<a href="java&Tab;script&colon;alert(1)">x</a>', [words('x')]],
    ['<b>a<i>b <a href="https://a.example/">c<p>d', [words(' a b '), link('c d', 'https://a.example/')]],
    ['a</b></i></a></nosuch>b', [words('a '), words(' b')]],
    ['a<b title="never closed>b', [words('a')]],
    ['a<!-- > -- > <b> --!>b<!-->c<!--->d<!-- <script>alert(1)</script>', [words('abcd')]],
    ['a<!bogus <b>b<?php echo 1 ?>c</ <i>d', [words('abcd')]],
    ['a<![CDATA[ <b>b]]>c', [words('ab]]>c')]],
    ['<svg><![CDATA[></svg>a]]></svg>b<svg/>c<svg><svg></svg>d</svg>e', [words('bce')]],
    ['<scr\u0000ipt>a</scr\u0000ipt>', [words(' a ')]],
    ['<a hr\u0000ef="https://a.example/" href="java\u0000script:alert(1)">a\u0000b</a>', [words('a b')]],
    ['<title>a<b></title>b<textarea><a href="https://a.example/"></textarea>c', [words('bc')]],
    ['<script><!--<script></script>alert(1)</script>a', [words('a')]],
    ['<style></styles></style>a<noscript><p title="</noscript>b">', [words('ab">')]],
    ['a<plaintext></plaintext>b', [words('a')]],
    [
      '<a href="https://a.example/">A</a> <a href="https://b.example/">B</a>',
      [link('A', 'https://a.example/'), words(' '), link('B', 'https://b.example/')],
    ],
    [' <a href="https://a.example/">A</a>\n<a href="https://b.example/"> </a> ', [link('A', 'https://a.example/')]],
    ['<', [words('<')]],
    [' ', []],
  ])('%j', (html, pieces) => {
    expect(reduceHtml(html)).toEqual(pieces)
  })
})

describe('a megabyte of unclosed HTML is reduced:', () => {
  const megabyte = (text: string) => text.repeat(1_000_000 / text.length)

  it.each([
    ['<b>', [words(' x')]],
    ['<div><p>', [words(' x')]],
    ['</b>', [words(' x')]],
    ['<a href="https://a.example/">', [link('x', 'https://a.example/')]],
    ['<svg>', []],
    ['<a ', [words('x')]],
    ['<b href="', []],
    ['<!--', [words('x')]],
    ['<![CDATA[', [words('x')]],
    ['<script>', []],
  ])('repeated %j', (text, pieces) => {
    expect(reduceHtml(`${megabyte(text)}>x`).map((piece) => ({ ...piece, text: piece.text.replace('>', '') }))).toEqual(pieces)
  })

  it.each(['<', '&', '&#'])('repeated %j stays as text', (text) => {
    expect(reduceHtml(megabyte(text))).toEqual([words(megabyte(text))])
  })
})
