import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isWrittenOut } from './isWrittenOut.ts'

describe('isWrittenOut', () => {
  it.each([
    ['a plain object', "export default { key: 'a', url: \"https://a.example\", size: 24, on: true, no: null, list: [-1, 'b'], }"],
    ['with remarks', "// the key's words\nexport default {\n  /* a `b` */ key: 'it\\'s // no remark',\n}\n"],
    ['a text over lines', 'export default { key: `one\n$ two` }'],
    ['a helper for types', "import { defineSite } from 'roomwright'\nexport default defineSite({ key: 'a' })\n"],
    ['a type', "import type { SiteConfigInput } from 'roomwright'\nexport default { key: 'a' } satisfies SiteConfigInput"],
  ])('accepts settings of plain data: %s', (_what, text) => {
    expect(isWrittenOut(text)).toBe(true)
  })

  it.each([
    ['the magazine, whose collections are code', readFileSync(join(import.meta.dirname, '../../../site/site.config.ts'), 'utf8')],
    ['a variable of the system', 'export default { key: process.env.KEY }'],
    ['a call', "export default { key: 'a', year: today() }"],
    ['a name for a value', "const key = 'a'\nexport default { key }"],
    ['a value by its name', 'export default { key: name }'],
    ['a part from elsewhere', "export default { ...base, key: 'a' }"],
    ['something put into a text', 'export default { key: `a ${name}` }'],
    ['a choice', "export default { key: on ? 'a' : 'b' }"],
    ['an accessor', "export default { get key() { return 'a' } }"],
    ['a computed key', "export default { [key]: 'a' }"],
    ['another module', "import './more.ts'\nexport default { key: 'a' }"],
    ['a helper of its own', "import { defineSite } from './own.ts'\nexport default defineSite({ key: 'a' })"],
    ['more than the object', "export default defineSite({ key: 'a' })\nprocess.exit()"],
    ['what looks like a remark in a pattern', "export default { key: /'/ , other: name /*'*/ }"],
    ['no default', "export const key = 'a'"],
  ])('rejects settings with %s', (_what, text) => {
    expect(isWrittenOut(text)).toBe(false)
  })
})
