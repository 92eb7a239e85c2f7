import { expect, test } from 'vitest'
import { engineTexts } from '../messages/engineTexts.ts'
import { engineLanguageCodes } from '../languages/languages.ts'
import { houseWords } from './houseWords.ts'

test.each(engineLanguageCodes)('the look house has different texts in %s than the engine', (language) => {
  const { previousArticle, nextArticle, relatedArticles, nothingFound } = houseWords[language]
  const texts = engineTexts[language]
  const engine = [texts.previousArticle, texts.nextArticle, texts.relatedArticles, texts.nothingFound]
  expect([previousArticle, nextArticle, relatedArticles, nothingFound].filter((word) => engine.includes(word))).toEqual([])
})
