import type { Finding } from './Finding.ts'

const placeholder =
  /\[(?:insert|your|add|name|title|link|source|image|ekle|вставьте|укажите|добавьте|삽입|입력)[^\]\n]{0,60}\](?!\()|\[[^\]\n]{1,60}(?:ekle|ekleyin|yazın|girin|삽입|입력|넣으세요)\](?!\()|\{\{[^}\n]{0,60}\}\}|lorem ipsum|https?:\/\/(?:www\.)?example\.(?:com|org|net)\b/iu

/** In small letters they are words of the language. */
const shouted = /\b(?:TODO|TBD|XXX|FIXME)\b/

/** Words that stand for words to come. */
export function checkPlaceholders(text: string): readonly Finding[] {
  const found = (placeholder.exec(text) ?? shouted.exec(text))?.[0]
  return found === undefined
    ? []
    : [{ rule: 'placeholder', message: `"${found}" is a placeholder. Write what belongs there, or leave it out.` }]
}
