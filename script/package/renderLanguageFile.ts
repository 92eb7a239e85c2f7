import { stringify } from 'yaml'
import { type EngineLanguage, localeOf } from '../../src/shared/languages/languages.ts'
import { type Forms, type PluralTexts, isForm } from '../../src/shared/messages/Form.ts'
import { allForms } from '../../src/shared/messages/builtForms.ts'
import { engineTexts } from '../../src/shared/messages/engineTexts.ts'

/** Renders a language of the engine as a publication would write it in `languages/<code>.yaml`: every message, with where it appears. */
export function renderLanguageFile(language: EngineLanguage): string {
  const forms = new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories.join(', ')
  return [
    `# Every message of the engine in the language "${language}", as a file \`languages/<code>.yaml\` of a publication has them.`,
    '# Whatever is in braces is replaced: keep it as it is. A text that differs by number is a map of the plural forms',
    `# of the language by Unicode (here: ${forms}). docs/languages.md says more.`,
    '',
    ...renderGroup(allForms, engineTexts[language], ''),
    '',
  ].join('\n')
}

function renderGroup(forms: Forms, texts: Readonly<Record<string, unknown>>, indent: string): readonly string[] {
  return Object.entries(forms).flatMap(([name, part]) =>
    isForm(part)
      ? [`${indent}# ${part.note}.`, ...renderMessage({ name, text: texts[name] as string | PluralTexts, indent })]
      : [`${indent}${name}:`, ...renderGroup(part, texts[name] as Readonly<Record<string, unknown>>, `${indent}  `)],
  )
}

interface NamedText {
  readonly name: string
  readonly text: string | PluralTexts
  readonly indent: string
}

function renderMessage({ name, text, indent }: NamedText): readonly string[] {
  if (typeof text === 'string') return [`${indent}${name}: ${scalar(text)}`]
  return [`${indent}${name}:`, ...Object.entries(text).map(([category, one]) => `${indent}  ${category}: ${scalar(one)}`)]
}

function scalar(text: string): string {
  return stringify(text, { lineWidth: 0 }).trimEnd()
}
