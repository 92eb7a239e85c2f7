const units =
  'mm|cm|dm|m|km|g|kg|t|ml|cl|dl|l|mm²|cm²|m²|m³|°C|°F|K|W|kW|kWh|V|A|Hz|lm|lx|lux|in|ft|ft²|yd|gal|lb|oz|px|%|€|₺|₽|inç|Zoll|мм|см|м|км|м²|м³|фт|фт²|гал|г|кг|мл|л|Вт|К|лк|лм'
const beforeUnit = new RegExp(String.raw`(?<=\d) (?=(?:${units})(?![\p{L}\p{N}]))`, 'gu')
const beforeFraction = /(?<=\d) (?=\d\/\d)/g
/** Before a sign of multiplication a line may break only after a fraction, where the whole would be long: `33 7/8 × 74 3/4`. */
const aroundTimes = /(?<=(?:^|[^/\d])\d+) (?=× ?\d)|(?<=×) (?=\d)/gu

/** Inserts no-break spaces so that no line breaks between a number and its fraction or unit, or within a product: `17 3/4 in`, `6 × 9`. */
export function keepMeasures(text: string): string {
  // Most texts have no number.
  if (!/\d /.test(text)) return text
  return text.replace(beforeUnit, '\u00A0').replace(beforeFraction, '\u00A0').replace(aroundTimes, '\u00A0')
}

/**
 * A number with a hyphenated ending, as Russian writes decades (`1970-х`), or a sign with the first syllable of a Korean particle
 * (`30%가`, `기후(岐阜)에서`), which `word-break: keep-all` does not hold. Used with `split`, so that every second part is a match.
 */
export const wordWithEnding = /(\d+-\p{sc=Cyrillic}{1,3}(?!\p{L})|[\p{Pe}\p{Pf}%‰°℃℉′″…]\p{sc=Hangul})/u
