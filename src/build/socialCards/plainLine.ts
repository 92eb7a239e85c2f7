/** A text in one line: no control characters, nothing that turns the direction of what follows, single spaces. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]+/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
