import type { Finding } from './Finding.ts'

const placeholder =
  /\((?:insert|your) (?:name|title|link|source|image|number|date|city|product|brand|text)[^)\n]{0,40}\)|\[(?:insert|your|add|name|title|link|source|image|ekle|вставьте|укажите|добавьте|삽입|입력)[^\]\n]{0,60}\](?!\()|\[[^\]\n]{1,60}(?:ekle|ekleyin|yazın|girin|삽입|입력|넣으세요)\](?!\()|\{\{[^}\n]{0,60}\}\}|lorem ipsum|https?:\/\/(?:www\.)?example\.(?:com|org|net)\b/iu

/** A letter, or several, in the place of a figure: `XX%`, `$XXX`, `20XX`; the Cyrillic letter looks the same. Roman numbers stand alone. */
const blank = String.raw`(?:[XХ]{1,4}(?:[.,][XХ]{1,4})*|[NY]|[○◯△□]{1,4})`
const missingNumber = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])${blank}\s?(?:%|per ?cent|cm|mm|kg|euros?|dollars?|лет|см|мм)(?!\p{L})`,
    String.raw`(?<![\p{L}\p{N}])${blank}%`,
    String.raw`(?:[%$€£₺₽₩]|yüzde )${blank}(?!\p{L})`,
    String.raw`(?<!\p{L})\d{2}[XХ]{2}(?!\p{L})`,
    String.raw`\[[XХNY]{1,4}\](?!\()`,
    String.raw`(?<=^|\s)_{3,}(?=[\s.,;:]|$)`,
  ].join('|'),
  'u',
)

/** In small letters they are words of the language. */
const shouted = /\b(?:TODO|TBD|XXX|FIXME)\b/

/** Words and figures that stand for others to come. */
export function checkPlaceholders(text: string): readonly Finding[] {
  const found = (placeholder.exec(text) ?? shouted.exec(text) ?? missingNumber.exec(text))?.[0]
  return found === undefined
    ? []
    : [{ rule: 'placeholder', message: `"${found}" is a placeholder. Write what belongs there, or leave it out.` }]
}
