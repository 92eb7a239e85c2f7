const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** A text of HTML as its readers see it; a character reference that is none stays as it stands. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|\w{2,6});/g, (whole, reference: string) => {
    if (!reference.startsWith('#')) return named[reference] ?? whole
    const code = /^#x/i.test(reference) ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1))
    return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? '\ufffd' : String.fromCodePoint(code)
  })
}
