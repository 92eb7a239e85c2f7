import type { SourceText } from '../load/source/sourceText.ts'
import { type Problem, type ProblemDetails, problemAt } from '../problem.ts'

// Each alternative matches wherever it begins, up to the end of the text if necessary, so that nothing is scanned twice.
const pieces =
  /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\(?:[^]|$))*(?:"|(?=\n)|$)|'(?:[^'\\\n]|\\(?:[^]|$))*(?:'|(?=\n)|$)|url\(|[{}()[\]]|@import\b/gi

const partners: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' }

/**
 * Checks a publication's style sheet for what browsers ignore silently: unclosed brackets and quotes, and URLs that the site's policy
 * refuses. Properties and values are not checked.
 */
export function checkSheet(source: SourceText): readonly Problem[] {
  return new SheetCheck(source).run()
}

/** One reading of a style sheet from its beginning to its end. */
class SheetCheck {
  readonly #source: SourceText
  readonly #problems: Problem[] = []
  readonly #open: { readonly sign: string; readonly offset: number }[] = []
  /** Number of open brackets of each kind. */
  readonly #waiting: Record<string, number> = {}

  constructor(source: SourceText) {
    this.#source = source
  }

  run(): readonly Problem[] {
    const { text } = this.#source
    const addressAt = createAddressReader(text)
    const next = new RegExp(pieces)
    for (let match = next.exec(text); match; match = next.exec(text)) {
      const { 0: piece, index } = match
      const bare = /^url/i.test(piece) ? addressAt(index + piece.length) : undefined
      if (bare) {
        next.lastIndex = bare.end
        this.#readAddress(bare.address, index)
        continue
      }
      const first = piece.endsWith('(') ? '(' : piece.charAt(0)
      const isText = first === '"' || first === "'"
      // A browser drops what follows up to an end that cannot be determined.
      if (isText && !isClosed(piece, first)) return [problemAt(this.#source, index, unclosedText(first))]
      if (isText) this.#readText(piece, index)
      else if (piece.startsWith('/*')) this.#readComment(piece, index)
      else if (/^@import$/i.test(piece)) this.#readImport(index)
      else if (first in partners) this.#closeBracket(first, index)
      else this.#openBracket(first, index + piece.length - 1)
    }
    for (const { sign, offset } of this.#open) this.#report(offset, unclosed(sign))
    return this.#problems
  }

  #report(offset: number, details: ProblemDetails): void {
    this.#problems.push(problemAt(this.#source, offset, details))
  }

  #readComment(piece: string, index: number): void {
    if (piece.length < 4 || !piece.endsWith('*/')) this.#report(index, broken('This comment is never closed.', 'Write `*/` at its end.'))
  }

  /** Only a text after `url(` or `@import` is an address. */
  #readText(piece: string, index: number): void {
    const before = this.#source.text.slice(Math.max(0, index - 40), index)
    if (/(?:url\(\s*|@import\s+)$/i.test(before)) this.#readAddress(piece.slice(1, -1), index)
  }

  #readImport(index: number): void {
    const rest = this.#source.text.slice(index, index + 400)
    const address = /^@import\s+(?:url\(\s*)?["']?([^"')\s;]*)/i.exec(rest)?.[1] ?? ''
    if (!isForeign(address)) this.#report(index, slow)
  }

  #readAddress(address: string, index: number): void {
    if (isForeign(address)) this.#report(index, foreign(address))
    else if (!/^(?:[/#]|data:|$)/i.test(address)) this.#report(index, relative(address))
  }

  #openBracket(sign: string, offset: number): void {
    this.#open.push({ sign, offset })
    this.#waiting[sign] = (this.#waiting[sign] ?? 0) + 1
  }

  #closeBracket(closing: string, index: number): void {
    const partner = partners[closing] ?? ''
    // Looks for the partner only if there is one, since a sheet may have very many brackets.
    const place = (this.#waiting[partner] ?? 0) > 0 ? this.#open.findLastIndex(({ sign }) => sign === partner) : -1
    if (place === -1) return this.#report(index, broken(`This \`${closing}\` closes nothing.`, 'Remove it, or write what it closes.'))
    for (const [above, { sign, offset }] of this.#open.splice(place).entries()) {
      this.#waiting[sign] = (this.#waiting[sign] ?? 0) - 1
      if (above > 0) this.#report(offset, unclosed(sign))
    }
  }
}

/** Reports whether a text in quotes, or what begins like one, has both quotes. */
function isClosed(piece: string, quote: string): boolean {
  return piece.length >= 2 && piece.endsWith(quote)
}

/** Returns a function that reads the unquoted URL after `url(`; undefined if it is not closed. */
function createAddressReader(text: string): (start: number) => { readonly address: string; readonly end: number } | undefined {
  const space = /\s*/y
  const stop = /["'\s)]/g
  const behindSpace = (place: number) => {
    space.lastIndex = place
    return place + (space.exec(text)?.[0].length ?? 0)
  }
  // A start before the last end has the same end.
  let [end, closing] = [-1, -1]
  return (start) => {
    const begin = behindSpace(start)
    if (begin > end) {
      stop.lastIndex = begin
      end = stop.exec(text)?.index ?? text.length
      closing = behindSpace(end)
    }
    return text[closing] === ')' ? { address: text.slice(begin, end), end: closing + 1 } : undefined
  }
}

function isForeign(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(address)
}

function broken(message: string, fix: string): ProblemDetails {
  return { severity: 'error', rule: 'custom-css', message, fix }
}

function unclosed(sign: string): ProblemDetails {
  return broken(`This \`${sign}\` is never closed.`, 'Close it.')
}

function unclosedText(quote: string): ProblemDetails {
  return broken('This text in quotes is never closed.', `Write \`${quote}\` at its end.`)
}

function foreign(address: string): ProblemDetails {
  const message = `The policy of the site does not let style sheets load from another host: ${address}.`
  return { severity: 'error', rule: 'custom-css', message, fix: 'Put a copy of the file into `public/`.' }
}

function relative(address: string): ProblemDetails {
  const message = `"${address}" leads nowhere: the sheet is published below /assets/.`
  return { severity: 'error', rule: 'custom-css', message, fix: `Write \`/${address.replace(/^(?:\.{0,2}\/)+/, '')}\`.` }
}

const slow: ProblemDetails = {
  severity: 'warning',
  rule: 'custom-css',
  message: 'A sheet that another one imports loads a round trip later.',
  fix: 'Copy its rules into this file.',
}
