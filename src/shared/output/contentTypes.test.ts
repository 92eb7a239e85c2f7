import { describe, expect, it } from 'vitest'
import { contentTypeOf } from './contentTypes.ts'

describe('contentTypeOf', () => {
  it.each([
    ['index.html', 'text/html; charset=utf-8', true],
    ['old/PRICES.HTM', 'text/html; charset=utf-8', true],
    ['assets/app.JS', 'text/javascript; charset=utf-8', true],
    ['assets/app.css', 'text/css; charset=utf-8', true],
    ['a/page-data.json', 'application/json; charset=utf-8', true],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8', true],
    ['drawings.svg', 'image/svg+xml; charset=utf-8', true],
    ['talk.m4a', 'audio/mp4', false],
    ['assets/a.avif', 'image/avif', false],
    ['assets/a.webp', 'image/webp', false],
    ['assets/a.woff2', 'font/woff2', false],
  ])('of %s is %s', (path, type, compressible) => {
    expect(contentTypeOf(path)).toEqual({ type, compressible })
  })

  it.each(['LICENCE', 'a.b/c', 'x.unknown', 'x.', '.json/x'])('of %s is unknown', (path) => {
    expect(contentTypeOf(path)).toBeUndefined()
  })
})
