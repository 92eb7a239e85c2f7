/** One line for a terminal: texts from outside may hold what it would obey, or what turns the direction of the line. */
export function plainLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '�')
}
