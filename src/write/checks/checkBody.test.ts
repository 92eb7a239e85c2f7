import { describe, expect, it } from 'vitest'
import { writingSchema } from '../../content/schemas/site/writingSchema.ts'
import { instructionsOf, repairInstruction } from '../prompts/passRequest.ts'
import { scriptedBody, scriptedParagraph } from '../testing/scriptedText.ts'
import { type BodyContext, checkBody } from './checkBody.ts'
import { shinglesOf } from './checkDuplicate.ts'
import { checkPlaceholders } from './checkLine.ts'
import { readBody } from './readBody.ts'

const settings = writingSchema.parse({ words: { least: 100, most: 600 } })
const good = { en: scriptedBody('en', 'one'), tr: scriptedBody('tr', 'one'), ru: scriptedBody('ru', 'one'), ko: scriptedBody('ko', 'one') }

const context = (language: BodyContext['language']): BodyContext => ({
  language,
  settings,
  paths: new Set(['/articles/white-walls']),
  known: [{ title: 'Another', shingles: shinglesOf(readBody(scriptedBody(language, 'two')).text) }],
  instructions: instructionsOf('draft', language, settings),
})
const rulesOf = (text: string, language: BodyContext['language'] = 'en') => [
  ...new Set(checkBody(text, context(language)).map((finding) => finding.rule)),
]

const endless = `${'The chair that the joiner made stood beside the window and '.repeat(6)}waited.\n`

describe('the text of an article', () => {
  it.each(['en', 'tr', 'ru', 'ko'] as const)('in %s passes if nothing is wrong with it', (language) => {
    expect(checkBody(good[language], context(language))).toEqual([])
  })

  it.each([
    ['is in another language', good.ru, ['language']],
    [
      'has one paragraph in another language',
      `${good.en}\n\nDieser stille Stuhl steht schon seit vielen Jahren am Fenster und wartet auf den Abend.\n`,
      ['language'],
    ],
    ['is too short', '## One\n\nA chair stands.\n\n## Two\n\nA table waits.\n', ['length']],
    ['is too long', `${good.en}\n\n${scriptedBody('en', 'more').replaceAll('## ', '### ')}`.repeat(2), ['length', 'headings']],
    ['has no sections', good.en.replaceAll(/^## .*$/gm, ''), ['headings']],
    ['has a title of its own', `# Chairs\n\n${good.en}`, ['headings']],
    ['skips a level', good.en.replace('## ', '#### '), ['headings']],
    ['has a picture', `${good.en}\n\n![a chair](./chair.jpg)\n`, ['markup']],
    ['has HTML', `${good.en}\n\n<script>alert(1)</script>\n`, ['markup']],
    ['has a block of code', `${good.en}\n\n\`\`\`care\nx\n\`\`\`\n`, ['markup']],
    ['begins with front matter', `---\nstatus: published\n---\n\n${good.en}`, ['markup']],
    ['has a word beside the text', `${good.en}\n\n---\n\nThe chair in this text waits for a word of yours.\n`, ['markup']],
    ['has invisible characters', `${good.en}\u202e`, ['markup']],
    ['leads elsewhere', `${good.en}\n\nThe [old chair](https://evil.example/) stands.\n`, ['link']],
    ['leads to an article that is not there', `${good.en}\n\nThe [old chair](/articles/black-walls) stands.\n`, ['link']],
    ['has long sentences', `${good.en}\n\n${endless}\n${endless}\n`, ['sentences']],
    ['drones', `## One\n\n${'The old chair stands here. '.repeat(30)}\n\n## Two\n\nThe new chair stands here.\n`, ['sentences']],
    ['refuses', `I'm sorry, but I cannot help with that.\n\n${good.en}`, ['refusal']],
    ['hands itself over', `Here is the article:\n\n${good.en}`, ['refusal']],
    ['repeats the prompt', `${good.en}\n\nInvent no people, quotations, studies, prices or addresses.\n`, ['prompt']],
    ['repeats the request to repair it', `${good.en}\n\n${repairInstruction}\n`, ['prompt']],
    ['has a placeholder', `${good.en}\n\nAsk [insert name] about it.\n`, ['placeholder']],
    ['repeats another article', scriptedBody('en', 'two'), ['duplicate']],
  ])('is rejected if it %s', (_, text, rules) => {
    expect(rulesOf(text)).toEqual(rules)
  })

  it.each([
    [['## One', '## Two'], []],
    [['## One', '### Two', '#### Three', '## Four'], []],
    [['## One', '### Two', '### Three'], ['The text needs at least two sections that begin with `## `.']],
    [['## One', '##', '## Three'], ['A heading is empty.']],
    [['## One', '## Two', '### ONE '], ['Two headings have the same words.']],
    [['## One', '#### Two', '## Three'], ['A heading skips a level.']],
    [['### One', '## Two', '## Three'], ['A heading skips a level.']],
    [['# One', '## Two', '## Three'], ['A heading with one `#` is the title, which is given elsewhere. Begin sections with `## `.']],
  ])('has headings for which this is said: %j %j', (headings, messages) => {
    const text = headings.map((heading) => `${heading}\n\n${scriptedParagraph('en', heading, 8)}\n`).join('\n')
    const found = checkBody(text, { ...context('en'), settings: { ...settings, words: { least: 1, most: 600 } } })
    expect(found.filter(({ rule }) => rule === 'headings').map(({ message }) => message)).toEqual(messages)
  })

  it.each([
    [{ least: 7, most: 7 }, []],
    [{ least: 8, most: 9 }, ['The text has 7 words and needs at least 8.']],
    [{ least: 1, most: 6 }, ['The text has 7 words and may have at most 6.']],
  ])('of seven words is neither too short nor too long, or said to be so: %j', (words, messages) => {
    const found = checkBody('## One\n\nA chair stands.\n\n## Two\n\nThe old table waits.\n', {
      ...context('en'),
      settings: { ...settings, words },
    })
    expect(found.filter(({ rule }) => rule === 'length').map(({ message }) => message)).toEqual(messages)
  })

  it.each(['gerekmektedir', 'İSTENMEKTEDİR', 'yapılmaktadır', 'Bulunmaktadır', 'olmaktadır'])(
    'in Turkish is rejected for the suffix of %s',
    (word) => {
      expect(rulesOf(`${good.tr}\n\nBu sessiz sandalye burada ${word}.\n`, 'tr')).toEqual(['suffix'])
    },
  )

  it.each(['tadı', 'tadıran', 'adadır', 'sandalyedir'])('in Turkish may contain %s', (word) => {
    expect(rulesOf(`${good.tr}\n\nBu sessiz sandalye burada ${word}.\n`, 'tr')).toEqual([])
  })

  it('may contain the Turkish suffixes if the publication turned the rule off', () => {
    const off = { ...settings, rules: { ...settings.rules, conversationalTurkish: false } }
    expect(checkBody(`${good.tr}\n\nBurada durmaktadır.\n`, { ...context('tr'), settings: off })).toEqual([])
  })

  it('may drone if the publication turned that rule off', () => {
    const drone = `## One\n\n${'The old chair stands here. '.repeat(30)}\n\n## Two\n\nThe new chair stands here.\n`
    const off = { ...settings, rules: { ...settings.rules, variedSentences: false } }
    expect(checkBody(drone, { ...context('en'), settings: off })).toEqual([])
  })

  it('may have a long sentence, but not two in forty', () => {
    expect(rulesOf(`${good.en}\n\n${endless}`)).toEqual([])
    expect(rulesOf(`${good.en}\n\n${endless}\n${endless.replace('The chair', 'A table')}`)).toEqual(['sentences'])
  })

  it('may link to a published article', () => {
    expect(rulesOf(`${good.en}\n\nSee the [white walls](/articles/white-walls).\n`)).toEqual([])
  })

  it.each([
    ['tr', 'Bir yapay zekâ dil modeli olarak bunu yazamam.'],
    ['ru', 'Как языковая модель, я не могу написать это.'],
    ['ko', '죄송하지만 이 글은 쓸 수 없습니다.'],
  ] as const)('is rejected for a refusal in %s', (language, sentence) => {
    expect(rulesOf(`${good[language]}\n\n${sentence}\n`, language)).toEqual(['refusal'])
  })

  it.each([
    ['en-US', good.en, 'Dieser stille Stuhl steht schon seit vielen Jahren am Fenster und wartet auf den Abend.', 'language'],
    ['tr-CY', good.tr, 'Bir yapay zekâ dil modeli olarak bunu yazamam.', 'refusal'],
    ['tr-CY', good.tr, 'Her sandalyenin sessizce burada durması gerekmektedir.', 'suffix'],
  ])('is held to the rules of its language in a regional form: %s', (language, text, sentence, rule) => {
    expect(rulesOf(text, language)).toEqual([])
    expect(rulesOf(`${text}\n\n${sentence}\n`, language)).toEqual([rule])
  })
})

describe('chatter or a placeholder of a model', () => {
  it.each([
    ['en', 'As a large language model, I have no chairs.'],
    ['en', "I'm unable to help with this request."],
    ['en', 'I won’t write about that.'],
    ['en', 'Below is the revised article about chairs.'],
    ['ru', 'К сожалению, я не могу написать эту статью.'],
    ['ru', 'Вот готовая статья о стульях.'],
    ['tr', 'Üzgünüm, bu isteği yerine getiremem.'],
    ['tr', 'İşte makaleniz: sandalyeler üzerine.'],
    ['ko', '인공지능으로서 의자에 대해 말할 수 없습니다.'],
    ['ko', '요청하신 글입니다.'],
  ] as const)('is found in %s: %s', (language, sentence) => {
    expect(rulesOf(`${good[language]}\n\n${sentence}\n`, language)).toEqual(['refusal'])
  })

  it.each([
    ['en', 'I am sorry for the chair that nobody mends, and a table cannot help it.'],
    ['en', 'Here is the trick: the drawer moves when the wax is dry.'],
    ['ru', 'К сожалению, старый стул уже не стоит ровно, и дом это чувствует.'],
    ['tr', 'Maalesef eski sandalye artık sağlam durmuyor, ama pencere hâlâ açılıyor.'],
    ['ko', '죄송한 마음으로 오래된 의자를 창문 옆에 두었습니다.'],
  ] as const)('is not suspected in %s: %s', (language, sentence) => {
    expect(rulesOf(`${good[language]}\n\n${sentence}\n`, language)).toEqual([])
  })

  it.each([
    '[insert name]',
    '[Your city here]',
    '[вставьте название]',
    '[ürün adını ekleyin]',
    '[이름 입력]',
    '{{title}}',
    'Lorem ipsum dolor',
    'TODO',
    'https://www.example.com/page',
  ])('is found as the placeholder %s', (words) => {
    expect(checkPlaceholders(`A chair stands. ${words} A table waits.`)).toHaveLength(1)
  })

  it.each(['[a shelf](/articles/add-a-shelf)', '[add a shelf](/articles/white-walls)', '[sic]', 'the word todo', 'an example'])(
    'is not found in %s',
    (words) => {
      expect(checkPlaceholders(`A chair stands. ${words} A table waits.`)).toEqual([])
    },
  )
})
