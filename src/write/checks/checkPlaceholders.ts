import type { Finding } from './Finding.ts'

const placeholder =
  /\[(?:insert|your|add|name|title|link|source|image|ekle|вставьте|укажите|добавьте|삽입|입력)[^\]\n]{0,60}\](?!\()|\{\{[^}\n]{0,60}\}\}|lorem ipsum|\b(?:TODO|TBD|XXX|FIXME)\b|https?:\/\/(?:www\.)?example\.(?:com|org|net)\b/iu

/** Words that stand for words to come. */
export function checkPlaceholders(text: string): readonly Finding[] {
  const found = placeholder.exec(text)?.[0]
  return found === undefined
    ? []
    : [{ rule: 'placeholder', message: `"${found}" is a placeholder. Write what belongs there, or leave it out.` }]
}
