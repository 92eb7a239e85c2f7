import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import type { FaceFile, Theme } from '../../content/theme/Theme.ts'
import { lookColours, shadesOf } from '../../shared/colours/themeColours.ts'
import type { ClientBundle } from '../bundle/ClientBundle.ts'
import { isHouseStyle, planTheme, readThemeFile } from './planTheme.ts'

const metrics = { ascent: 0.9, descent: 0.3, lineGap: 0, width: 0.4803, isSerif: false }
const file = (hash: string, more: Partial<FaceFile> = {}): FaceFile => ({
  path: `/site/${hash}.woff2`,
  hash,
  weight: [400, 400],
  isItalic: false,
  ranges: [[0x20, 0x7e]],
  metrics,
  ...more,
})
const house: Theme = { look: 'house', colours: lookColours.house, faces: {} }
const lookFace = { family: 'Look Face', isItalic: false, isCyrillic: false, url: '/assets/look.woff2', ranges: [[0x20, 0x7e]] } as const
const bundle = {
  directory: '/bundle/client',
  chunks: { layout: ['/l.js', '/l.css'] },
  styles: { '/l.css': ':root{--face-display:House,serif;--face-text:Plain House,sans-serif}' },
  looks: {
    plain: {
      sheet: ":root{--face-display:'Look Face',serif;--face-text:system-ui}",
      files: ['assets/look.woff2'],
      faces: [lookFace],
      cardFaces: ['assets/look.woff2'],
    },
  },
} as unknown as ClientBundle

const plan = (more: Partial<Theme>) => planTheme({ publication: { theme: { ...house, ...more } }, bundle, directory: '/site', base: '' })

test('a publication without a theme adds nothing', () => {
  expect(planTheme({ publication: {}, bundle, directory: '/site', base: '' })).toBeUndefined()
})

test('only colours that differ from the default look are in the sheet', () => {
  const light = shadesOf(lookColours.house.light, { mark: '#ffff00' })
  const styles = plan({ colours: { light, dark: lookColours.house.dark } })?.document.styles ?? ''
  expect(styles).toMatch(/^<style data-look="house">@layer overrides\.look\{:root\{/)
  expect(styles).toContain('--colour-mark:light-dark(#ffff00,#5b4319)')
  expect(styles).not.toContain('--colour-ground:')
})

test.each([
  ['#1a120b', '#f6e9d7', 'dark'],
  ['#fdfbff', '#1a120b', 'light'],
])('a publication with the same colours in both schemes has one scheme, and no choice of it: ground %s', (ground, text, scheme) => {
  const shades = shadesOf(lookColours.plain.light, { ground, text })
  const styles = plan({ colours: { light: shades, dark: shades } })?.document.styles ?? ''
  expect(styles).toContain(`:root{color-scheme:${scheme};`)
  expect(styles).toContain('fieldset:has(#theme-auto){display:none}')
  expect(plan({})?.document.styles).not.toMatch(/color-scheme|theme-auto/)
})

describe('a face of a publication', () => {
  const faces = {
    display: { name: 'Own', files: [file('one'), file('bold', { weight: [700, 700] }), file('slanted', { isItalic: true })] },
  }

  it('has rules, a fallback with its own metrics, and the first place in the font list', () => {
    const styles = plan({ faces })?.document.styles ?? ''
    expect(styles).toContain(
      '@font-face{font-family:"Own";font-style:normal;font-weight:400;font-display:swap;src:url(/assets/face-one.woff2);unicode-range:U+20-7E}',
    )
    expect(styles).toContain('font-style:italic')
    expect(styles).toContain(
      'size-adjust:109.98%;ascent-override:81.83%;descent-override:27.28%;line-gap-override:0%;unicode-range:U+20-7E',
    )
    // In the layer that names faces for scripts, with higher specificity than its rules.
    expect(styles).toContain('@layer scripts{:root:root:root{--face-display:"Own","Own fallback",House,serif}}')
    expect(styles).not.toContain('--face-text:')
  })

  it('is preloaded with the file for most of a page', () => {
    expect(plan({ faces })?.document.faces).toMatchObject({ display: [{ url: '/assets/face-one.woff2' }] })
    expect(Object.keys(plan({ faces })?.document.faces ?? {})).toEqual(['display'])
  })

  it('is in the output and on cards', () => {
    const planned = plan({ faces })
    expect(planned?.files.map(({ path, source }) => `${path} ${source}`)).toEqual([
      'assets/face-one.woff2 /site/one.woff2',
      'assets/face-bold.woff2 /site/bold.woff2',
      'assets/face-slanted.woff2 /site/slanted.woff2',
    ])
    expect(planned?.card).toMatchObject({ shape: 'corner', faces: ['assets/face-one.woff2'] })
    expect(planned && isHouseStyle(planned.card)).toBe(false)
  })

  it('with several files covers each letter once', () => {
    const files = [
      file('a', { ranges: [[0x41, 0x5a]] }),
      file('b', {
        ranges: [
          [0x30, 0x45],
          [0x58, 0x60],
        ],
      }),
    ]
    const styles = plan({ faces: { text: { name: 'Own', files } } })?.document.styles ?? ''
    expect(styles).toContain('src:url(/assets/face-b.woff2);unicode-range:U+30-40,U+5B-60')
  })

  it('with thousands of letters lists few ranges', () => {
    const ranges = Array.from({ length: 3000 }, (_, index) => [0x4e00 + index * 3, 0x4e00 + index * 3 + 1] as const)
    const styles = plan({ faces: { text: { name: 'Own', files: [file('a', { ranges })] } } })?.document.styles ?? ''
    expect(/unicode-range:([^}]*)/.exec(styles)?.[1]?.split(',').length).toBeLessThanOrEqual(24)
  })
})

test('a look brings its sheet, its faces and its shape of cards', () => {
  const planned = plan({ look: 'plain', colours: lookColours.plain })
  expect(planned?.document.styles).toContain('--face-text:system-ui}:root{--colour-ground:light-dark(#ffffff,#131517)')
  expect(planned?.document.faces).toEqual({ display: [lookFace], text: [] })
  expect(planned?.files).toEqual([{ path: 'assets/look.woff2', source: '/bundle/looks/assets/look.woff2' }])
  expect(planned?.card).toMatchObject({ shape: 'panel', faces: ['assets/look.woff2'] })
})

test('a custom style sheet is linked with a hash of its content', () => {
  const planned = plan({ customSheet: 'cafe0123' })
  expect(planned?.document.styles).toMatch(/<\/style><link rel="stylesheet" href="\/assets\/custom-cafe0123\.css">$/)
  expect(planned?.files).toEqual([{ path: 'assets/custom-cafe0123.css', source: '/site/public/custom.css' }])
  expect(planned && isHouseStyle(planned.card)).toBe(true)
})

test('the addresses in a custom style sheet get the base', () => {
  const directory = mkdtempSync(join(tmpdir(), 'theme-'))
  mkdirSync(join(directory, 'public'))
  const sheet = `@import '/more.css';p{background:url(/a.svg),url( "/b.svg"),url(/blog/c.svg),url(#d),url(data:image/png;base64,//)}`
  writeFileSync(join(directory, 'public/custom.css'), sheet)
  const planned = planTheme({ publication: { theme: { ...house, customSheet: 'cafe0123' } }, bundle, directory, base: '/blog' })
  const [published] = planned?.files ?? []
  expect(published && Buffer.from(readThemeFile(published)).toString()).toBe(
    `@import '/blog/more.css';p{background:url(/blog/a.svg),url( "/blog/b.svg"),url(/blog/c.svg),url(#d),url(data:image/png;base64,//)}`,
  )
  expect(published?.path).not.toBe('assets/custom-cafe0123.css')
  rmSync(directory, { recursive: true })
})
