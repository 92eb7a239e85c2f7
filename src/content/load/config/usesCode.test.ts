import { expect, test } from 'vitest'
import { usesCode } from './usesCode.ts'

test.each([
  "import { glossary } from 'roomwright/plugins'\nexport default { plugins: [glossary()] }",
  'const plugins = [a()]\nexport default { title: `a`, plugins }',
  "export default { 'collections': {} }",
  'export default { title: "It\'s", collections: recipes }',
])('settings with plug-ins or collections use code: %j', (text) => {
  expect(usesCode(text)).toBe(true)
})

test.each([
  "export default { title: 'Of plugins and collections' }",
  "import { a } from 'roomwright/plugins'\nexport default { key: 'a' }",
  '// plugins: []\n/* collections: {} */\nexport default { "myplugins": 1, plugins2: `plugins: ${1}` }',
  'export default { url: "https://a.example", title: all.collections }',
])('settings without plug-ins and collections are plain data: %j', (text) => {
  expect(usesCode(text)).toBe(false)
})
