import type { SourceText } from '../load/sourceText.ts'
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
  const { text } = source
  const problems: Problem[] = []
  const open: { readonly sign: string; readonly offset: number }[] = []
  const addressAt = createAddressReader(text)
  /** Number of open brackets of each kind. */
  const waiting: Record<string, number> = {}
  const report = (offset: number, details: ProblemDetails) => problems.push(problemAt(source, offset, details))
  const next = new RegExp(pieces)
  for (let match = next.exec(text); match; match = next.exec(text)) {
    const { 0: piece, index } = match
    const bare = /^url/i.test(piece) ? addressAt(index + piece.length) : undefined
    if (bare) {
      next.lastIndex = bare.end
      checkAddress(bare.address, index)
      continue
    }
    const first = piece.endsWith('(') ? '(' : piece.charAt(0)
    if (piece.startsWith('/*')) {
      if (piece.length < 4 || !piece.endsWith('*/')) report(index, broken('This comment is never closed.', 'Write `*/` at its end.'))
    } else if (first === '"' || first === "'") {
      // A browser drops what follows up to an end that cannot be determined.
      if (piece.length < 2 || !piece.endsWith(first))
        return [problemAt(source, index, broken('This text in quotes is never closed.', `Write \`${first}\` at its end.`))]
      if (/(?:url\(\s*|@import\s+)$/i.test(text.slice(Math.max(0, index - 40), index))) checkAddress(piece.slice(1, -1), index)
    } else if (/^@import$/i.test(piece)) {
      const rest = text.slice(index, index + 400)
      const at = /^@import\s+(?:url\(\s*)?["']?([^"')\s;]*)/i.exec(rest)?.[1] ?? ''
      if (!isForeign(at)) report(index, slow)
    } else if (first in partners) {
      const place = (waiting[partners[first] ?? ''] ?? 0) > 0 ? open.findLastIndex(({ sign }) => sign === partners[first]) : -1
      if (place === -1) report(index, broken(`This \`${first}\` closes nothing.`, 'Remove it, or write what it closes.'))
      for (const [above, { sign, offset }] of (place === -1 ? [] : open.splice(place)).entries()) {
        waiting[sign] = (waiting[sign] ?? 0) - 1
        if (above > 0) report(offset, unclosed(sign))
      }
    } else {
      open.push({ sign: first, offset: index + piece.length - 1 })
      waiting[first] = (waiting[first] ?? 0) + 1
    }
  }
  for (const { sign, offset } of open) report(offset, unclosed(sign))
  return problems

  function checkAddress(address: string, offset: number): void {
    if (isForeign(address)) report(offset, foreign(address))
    else if (!/^(?:[/#]|data:|$)/i.test(address)) report(offset, relative(address))
  }
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
