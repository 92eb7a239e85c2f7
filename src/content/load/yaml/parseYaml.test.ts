import { describe, expect, test } from 'vitest'
import { YAMLMap, parseDocument } from 'yaml'
import { createSourceText } from '../source/sourceText.ts'
import { createYamlLocator, parseYaml } from './parseYaml.ts'

describe('parseYaml', () => {
  const parse = (text: string) => parseYaml(createSourceText('a.yaml', text))

  test.each([
    ['title: Turn it over: a chair', 1, 8, 'There is a second `: ` in this line.'],
    ['a: 1\r\nb: 😀 "x"\r\nc: "open', 3, 4, 'The quotation mark that opens here is never closed.'],
    ['a: 1\nb: "open\nc: 2\nd: 3', 2, 4, 'The quotation mark that opens here is never closed.'],
    ["a: 'it''s open\nb: 2", 1, 4, 'The quotation mark that opens here is never closed.'],
    ['a:\n  - b: [x, y\n  - b: [z]', 2, 13, 'A closing quote, bracket or brace, or a comma or colon, is missing here.'],
    ['a:\n  - { b: x, c: #ffffff }\n  - { b: y }', 2, 16, 'A comment begins here and hides the rest of this line.'],
    ['a: [#fff, #000]\nb: 1', 1, 5, 'A comment begins here and hides the rest of this line.'],
    ['a:\n  - { b: x c: y }', 2, 10, 'There is a second `: ` before the next comma.'],
    ['a:\n  - b: x\n   c: y', 3, 1, 'The indentation of this line matches no line above it.'],
    ['a:\n  b: x\n    c: y\nd: z', 3, 1, 'The indentation of this line matches no line above it.'],
    ['a: 1\nb:x\nc: 2', 2, 1, 'The space after the colon is missing.'],
    ['a:\n  - b:x\n    c: y', 2, 5, 'The space after the colon is missing.'],
    ['a:\n  - b\n  -c\n  - d', 3, 3, 'The space after the dash is missing.'],
    ['a: “b: c”', 1, 4, 'Typographic quotation marks put nothing in quotes.'],
    ['a:\n\u00a0\u00a0b: 1', 2, 1, 'This line is indented with a space that YAML does not know.'],
    ['a:\n\u00a0\u00a0- b\n\u00a0\u00a0- c\nd: 1', 2, 1, 'This line is indented with a space that YAML does not know.'],
    ['a: [1, 2', 1, 9, 'A closing quote, bracket or brace, or a comma or colon, is missing here.'],
    ['a: 1\nb: 2\na: 3', 3, 1, 'This key appears twice in the same map.'],
    ['a:\n\tb: 1', 2, 1, 'This line is indented with a tab.'],
    ['a: @b', 1, 4, 'A value cannot begin with this character.'],
    ['a: "\\d"', 1, 5, 'A backslash in double quotes begins an escape, but this is not a valid one.'],
    ['a: *b', 1, 4, 'A word that begins with `*` names an anchor, but there is none with that name.'],
    ['a: !!binary aGk=', 1, 4, 'A word that begins with `!` is a tag, and this one is unknown.'],
    ['a: !!set { b, c }', 1, 4, 'A word that begins with `!` is a tag, and this one is unknown.'],
    ['a: 1\n---\nb: 2', 2, 1, 'A second document begins here.'],
    ["a: 'It's here'", 1, 8, 'The value ends at the apostrophe before this.'],
    ['a: 1\nb: "A "small" chair"', 2, 8, 'The value ends at the quotation mark before this.'],
    ['a: 1\nstatus:\u00a0draft\nb: 2', 2, 1, 'The colon, or the space after it, is one that YAML does not know.'],
    ['a: 1\ntitle：椅子\nb: 2', 2, 1, 'The colon, or the space after it, is one that YAML does not know.'],
  ])('reports the mistake in %j at %i:%i', (...[text, line, column, message]) => {
    const { data, problems } = parse(text)
    expect(data).toBeUndefined()
    expect(problems).toMatchObject([{ rule: 'yaml-syntax', line, column, message }])
  })

  test.each([
    ['title: A chair', ['title'], 'value', 1, 8],
    ['title: A chair', ['title'], 'key', 1, 1],
    ['a: 😀\nbc: [x, "😀", y]', ['bc', 2], 'value', 2, 14],
    ['a:\n  - b: 1\n    c: 2', ['a', 0, 'c'], 'value', 3, 8],
    ['a:\n  - b: 1', ['a', 0, 'z'], 'value', 2, 5],
    ['a:\n  b:\n', ['a', 'b'], 'value', 2, 3],
    ['a:\n  - b\n  -\n  - c', ['a', 1], 'value', 3, 4],
    ['a: 1', ['z'], 'value', 1, 1],
    ['image:\n  src: x', ['image', 'alt'], 'value', 1, 1],
    ['image:\n  src: x', ['image'], 'key', 1, 1],
    ['1: x', ['1'], 'value', 1, 4],
  ] as const)('locates in %j the path %j (%s) at %i:%i', (...[text, path, part, line, column]) => {
    const source = createSourceText('a.yaml', text)
    const { data } = parseYaml(source)
    expect(source.position(data?.locate(path, part) ?? -1)).toEqual({ line, column })
  })

  test.each([
    ['title: Chair #2', 1, 14, 'A comment begins here, so the value is only "Chair".'],
    ['a: 1\nb:\n  - Hammer\n  - Saw #4', 4, 9, 'A comment begins here, so the value is only "Saw".'],
    ['title: Chair # two', 0, 0, undefined],
    ["title: 'Chair #2' #two", 0, 0, undefined],
    ['date: 2026-01-31 #begun', 0, 0, undefined],
    ['#title: Chair\nhex: #aabbcc', 0, 0, undefined],
    ['text: |\n  Chair #2', 0, 0, undefined],
  ])('warns in %j of a value that its own `#` cuts off', (...[text, line, column, message]) => {
    const { data, problems } = parse(text)
    expect(data).toBeDefined()
    expect(problems).toMatchObject(message === undefined ? [] : [{ severity: 'warning', rule: 'yaml-comment', line, column, message }])
  })

  test('reports aliases that multiply instead of crashing', () => {
    const levels = ['b', 'c', 'd', 'e', 'f'].map((key, index) => {
      const before = String.fromCharCode('a'.charCodeAt(0) + index)
      return `${key}: &${key} [${Array(10).fill(`*${before}`).join(', ')}]`
    })
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x, x]', ...levels].join('\n')
    expect(parse(bomb).problems).toMatchObject([{ rule: 'yaml-syntax', line: 1 }])
  })

  test('reports very deep nesting instead of crashing', () => {
    expect(parse(`a: ${'['.repeat(50_000)}`).problems[0]).toMatchObject({ rule: 'yaml-syntax' })
  })

  test.each([
    ['{ "a": 1, "b": { "c": 1, "c": 2 } }', 1, 26],
    ['1: a\n"1": b\n1: c', 3, 1],
    ['? [a]\n: 1\n? x\n: 2\n? x\n: 3', 5, 3],
  ])('reports the duplicate key in %j at %i:%i', (...[text, line, column]) => {
    expect(parse(text).problems).toMatchObject([{ rule: 'yaml-syntax', line, column, message: 'This key appears twice in the same map.' }])
  })

  test('reads lines that end with a carriage return alone', () => {
    const text = 'title: A chair\rtext: |\r  one\r  two\rlist:\r  - x\r\n  - y\r'
    const source = createSourceText('a.yaml', text)
    const { data, problems } = parseYaml(source)
    expect(problems).toEqual([])
    expect(data?.value).toEqual({ title: 'A chair', text: 'one\ntwo\n', list: ['x', 'y'] })
    expect(source.position(data?.locate(['list', 1]) ?? -1)).toEqual({ line: 7, column: 5 })
  })

  test('resolves an alias only after its anchor', () => {
    expect(parse('a: [*b, &b x, *b]').problems).toMatchObject([{ rule: 'yaml-syntax', column: 5 }])
    expect(parse('a: [&b x, *b]').data?.value).toEqual({ a: ['x', 'x'] })
  })

  test('reports more than a thousand aliases', () => {
    const pairs = (count: number) => Array.from({ length: count }, (_, index) => `- &a${index} x\n- *a${index}\n`).join('')
    expect(parse(pairs(1000)).problems).toEqual([])
    expect(parse(pairs(1001)).problems).toMatchObject([{ rule: 'yaml-syntax', line: 1, column: 1 }])
  })
})

describe('locateYaml', () => {
  test('reads the items of a map once, however many of its keys are looked up', () => {
    const document = parseDocument(Array.from({ length: 1000 }, (_, index) => `key${index}: x\n`).join(''))
    const map = document.contents
    if (!(map instanceof YAMLMap)) throw new Error('The document is no map')
    const { items } = map
    let read = 0
    Object.defineProperty(map, 'items', {
      get() {
        read += 1
        return items
      },
    })
    const locate = createYamlLocator(document)
    for (let index = 0; index < 1000; index++) expect(locate([`key${index}`])).toBe(items[index]?.value?.range?.[0])
    expect(read).toBe(1)
  })
})
