import { expect, it } from 'vitest'
import { engineTexts } from '../../shared/messages/engineTexts.ts'
import { joinMessages } from './joinMessages.ts'
import { createWording } from './wording.ts'

it('gives a regional form the stemmer of its language, and another language none', () => {
  const engine = { files: [], chunks: { 'stemmer---de': ['/assets/stemmer.js'] }, compilationHash: '' } as unknown as Parameters<
    typeof joinMessages
  >[0]
  const wordings = new Map(['de-AT', 'nl'].map((language) => [language, createWording(language, engineTexts.de)]))
  const { bundle } = joinMessages(engine, wordings)
  expect(Object.keys(bundle.chunks)).toEqual(['messages---de-AT', 'messages---nl', 'stemmer---de', 'stemmer---de-AT'])
  expect(bundle.chunks['stemmer---de-AT']).toEqual(['/assets/stemmer.js'])
})
