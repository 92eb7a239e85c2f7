import { XmlElement } from '@rgrove/parse-xml'
import { writeSvg, parseSvg } from '../../../src/content/drawings/parseSvg.ts'
import { createSourceText } from '../../../src/content/load/source/sourceText.ts'
import { decodePicture } from '../../../src/content/pictures/inspectPicture.ts'
import { checkSheet } from '../../../src/content/theme/checkSheet.ts'
import { readFace } from '../../../src/content/theme/readFace.ts'
import { picture } from '../../../src/import/testing/writeFiles.ts'
import type { FuzzTarget } from '../FuzzTarget.ts'
import { messageFaults, verdictOf } from '../judge.ts'
import { bytesOf, filesOf } from './corpora.ts'

const svg: FuzzTarget = {
  name: 'svg',
  corpus: [
    ...filesOf('fixtures/sites', /\.svg$/),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><g style="fill:url(#a);stroke-width: 2"><path d="M0 0h4"/><text>&amp;a</text></g><symbol id="b"><circle r="1"/></symbol></svg>',
  ],
  words: [
    '<g>',
    '</g>',
    '<path d="M0 0"/>',
    '<script>',
    '<style>',
    '<a href="#">',
    '<use href="#a"/>',
    '<image href="a.png"/>',
    '<foreignObject>',
    'style="',
    'fill:url(',
    'url(#a)',
    "url('//a.example')",
    'onload="a"',
    'xlink:href="',
    'href="javascript:a"',
    '<![CDATA[',
    ']]>',
    '&lt;',
    '&#60;',
    '&a;',
    '<!DOCTYPE svg [<!ENTITY a "b">]>',
    '<?xml-stylesheet href="a"?>',
    '<!--',
    '-->',
    'expression(',
    '/*',
    '\\75rl(',
    'xmlns:a="b"',
    'a:b="c"',
  ],
  take(input) {
    const source = createSourceText('public/logo.svg', input)
    const root = parseSvg(source)
    if (!(root instanceof XmlElement)) return verdictOf([root], source.text, 'public/logo.svg')
    const written = writeSvg(root, { source, prefix: 'logo-', instead: 'the title stands in its place' })
    if (!('svg' in written)) return verdictOf(written, source.text, 'public/logo.svg')
    const bad =
      /<(?:script|style|a|use|image|foreignObject|animate|set|iframe)\b|\son\w+=|(?:href|src)="(?!#)|url\((?!#|['"]?#)|javascript:|@import|<!|<\?/i.exec(
        written.svg.replace(/>[^<]*</g, '><'),
      )
    return { faults: bad ? [`the drawing holds ${bad[0]}`] : [], fate: [...new Set(written.svg.match(/<\w+|[\w-]+=/g))].sort().join(' ') }
  },
}

const sheet: FuzzTarget = {
  name: 'sheet',
  corpus: [
    ...filesOf('fixtures/sites', /\.css$/),
    '@import url("/a.css");\n.a::before { content: "x\\"y"; background: url( /b.png ) }\n/* c */ @media (width > 1px) { a[b="c"] { d: e } }\n',
  ],
  words: ['{', '}', '(', ')', '[', ']', '"', "'", '/*', '*/', 'url(', 'url("', '@import ', '@media ', '\\', '//a.example', 'data:', ';'],
  longest: 60_000,
  take(input) {
    const source = createSourceText('public/custom.css', input)
    return verdictOf(checkSheet(source), source.text, 'public/custom.css')
  },
}

const face: FuzzTarget = {
  name: 'woff2',
  corpus: [bytesOf('fixtures/sites/themed/fonts/display-ext.woff2')],
  words: ['\0\0\0\0', '\xff\xff\xff\xff', 'wOF2', 'glyf', '\x3f', '\x80\x80\x80\x80\x01'],
  longest: 100_000,
  few: 60,
  async take(input) {
    try {
      const { ranges, metrics } = await readFace(Buffer.from(input, 'latin1'))
      return {
        faults: Object.values(metrics).every((value) => typeof value === 'boolean' || Number.isFinite(value))
          ? []
          : [`the face has the measures ${JSON.stringify(metrics)}`],
        fate: `a face of ${Math.log2(ranges.length) | 0}`,
      }
    } catch (error) {
      // All of these are reported as "a broken WOFF2 file".
      const { message } = error as Error
      return { faults: error instanceof Error ? [] : ['it threw no error'], fate: message.replace(/\d+/g, '').slice(0, 60) }
    }
  },
}

const pictures: FuzzTarget = {
  name: 'picture',
  corpus: [picture.toString('latin1'), bytesOf('fixtures/sites/full/articles/stool/before.png')],
  words: [
    'IHDR',
    'IDAT',
    'IEND',
    '\0\0\0\x01',
    '\xff\xd8\xff\xe0',
    'GIF89a',
    'RIFF\0\0\0\0WEBPVP8 ',
    'ftypavif',
    'II*\0',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\x7f\xff\xff\xff',
  ],
  longest: 100_000,
  few: 60,
  async take(input) {
    const found = await decodePicture(Buffer.from(input, 'latin1'))
    if ('detail' in found)
      return { faults: messageFaults(found.detail, input), fate: found.detail.replace(/\d+|"[^"]*"/g, '').slice(0, 60) }
    return {
      faults:
        found.width >= 1 && /^#[0-9a-f]{6}$/.test(found.colour) ? [] : [`the picture is ${JSON.stringify({ ...found, preview: '' })}`],
      fate: 'a picture',
    }
  },
}

export const drawingTargets: readonly FuzzTarget[] = [svg, sheet, face, pictures]
