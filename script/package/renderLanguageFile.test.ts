import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadFiles } from '../../src/content/testing/loadFiles.ts'
import { engineLanguageCodes } from '../../src/shared/languages/languages.ts'
import { engineTexts } from '../../src/shared/messages/engineTexts.ts'
import { messageNames } from '../../src/content/words/messageNames.ts'
import { renderLanguageFile } from './renderLanguageFile.ts'

describe.each(engineLanguageCodes)('the language file of %s', (language) => {
  it('contains exactly the texts of the engine', () => {
    expect(parse(renderLanguageFile(language))).toEqual(engineTexts[language])
  })

  it('explains every message in a comment', () => {
    const notes = renderLanguageFile(language)
      .split('\n')
      .filter((line) => /^ *# .+\.$/.test(line))
    expect(notes.length).toBeGreaterThanOrEqual(messageNames.length)
  })

  it('has no mistakes if a publication copies it', async () => {
    const { problems } = await loadFiles({ [`languages/${language}.yaml`]: renderLanguageFile(language) })
    expect(problems.filter(({ severity, file }) => severity === 'error' && file.startsWith('languages/'))).toEqual([])
  })
})

it('a copied language file is a complete language', async () => {
  const config = "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en', 'nl'] }\n"
  const { problems, publication } = await loadFiles({ 'site.config.ts': config, 'languages/nl.yaml': renderLanguageFile('en') })
  expect(problems.filter(({ file }) => file.startsWith('languages/'))).toEqual([])
  expect(publication?.texts.nl).toEqual(engineTexts.en)
})
