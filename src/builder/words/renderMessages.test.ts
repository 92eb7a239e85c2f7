import { expect, test } from 'vitest'
import { engineLanguageCodes } from '../../shared/languages/languages.ts'
import { type Form, type Forms, isForm, writingOf } from '../../shared/messages/Form.ts'
import { engineTexts } from '../../shared/messages/engineTexts.ts'
import { makeMessages } from '../../shared/messages/makeMessages.ts'
import { messageForms } from '../../shared/messages/messageForms.ts'
import { renderMessages } from './renderMessages.ts'
import { createWording } from './wording.ts'

type Made = Readonly<Record<string, unknown>>

async function load(script: string): Promise<Made> {
  const { messages } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as { readonly messages: Made }
  return messages
}

const numbers = [0, 1, 2, 3, 5, 11, 21, 104, 1312]

/** The texts of all messages, with several numbers and with values that look like code. */
function sayAll(messages: Made, forms: Forms = messageForms): readonly string[] {
  const say = (message: unknown, { places }: Form) => {
    if (places.length === 0) return [String(message)]
    const call = message as (...values: readonly (string | number)[]) => string
    return numbers.map((number) => call(...places.map((place) => (writingOf(place) === 'text' ? `{count} $& \${a} \`${place}\`` : number))))
  }
  return Object.entries(forms).flatMap(([name, form]) => (isForm(form) ? say(messages[name], form) : sayAll(messages[name] as Made, form)))
}

test.each(engineLanguageCodes)('the script for %s contains the same messages as its wording', async (language) => {
  const wording = createWording(language)
  const messages = await load(renderMessages(wording))
  expect(messages.code).toBe(language)
  expect(sayAll(messages)).toEqual(sayAll(wording.messages))
})

test('numbers are written in the digits of the language', async () => {
  const script = renderMessages({ language: 'fa', locale: 'fa', texts: engineTexts.en })
  const messages = await load(script)
  expect(sayAll(messages)).toEqual(sayAll(makeMessages(messageForms, engineTexts.en, 'fa')))
  expect(messages.digits).toBe('۰۱۲۳۴۵۶۷۸۹')
  expect(createWording('fa', engineTexts.en).messages.digits).toBe(messages.digits)
})

test('texts that look like code stay plain texts in the script', async () => {
  const hostile = '`;alert(1);` ${alert(1)} \\` \\ $ "\'\u2028\n</script> {x} {'
  const texts = { ...engineTexts.en, search: hostile, by: `$${hostile}{author}$`, stories: { one: hostile, other: `${hostile}\${count}` } }
  const wording = { language: 'en', locale: 'en-GB', texts }
  const messages = (await load(renderMessages(wording))) as unknown as ReturnType<typeof createWording>['messages']
  expect(messages.search).toBe(hostile)
  expect(messages.by('Ann')).toBe(`$${hostile}Ann$`)
  expect(messages.stories(1)).toBe(hostile)
  expect(messages.stories(2)).toBe(`${hostile}$2`)
})
