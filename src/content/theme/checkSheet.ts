import type { SourceText } from '../load/sourceText.ts'
import { type Problem, type ProblemDetails, problemAt } from '../problem.ts'

const pieces =
  /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[^])*(?:"|(?=\n)|$)|'(?:[^'\\\n]|\\[^])*(?:'|(?=\n)|$)|url\(\s*([^"'\s)]*)\s*\)|[{}()[\]]|@import\b/gi

const partners: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' }

/**
 * Checks a publication's own style sheet for what a browser passes over in silence: what is opened and never closed, and addresses that the
 * site's policy refuses. It does not know properties and values.
 */
export function checkSheet(source: SourceText): readonly Problem[] {
  const { text } = source
  const problems: Problem[] = []
  const open: { readonly sign: string; readonly offset: number }[] = []
  const report = (offset: number, details: ProblemDetails) => problems.push(problemAt(source, offset, details))
  for (const { 0: piece, 1: address, index } of text.matchAll(pieces)) {
    const [first = ''] = piece
    if (piece.startsWith('/*')) {
      if (piece.length < 4 || !piece.endsWith('*/')) report(index, broken('This comment is never closed.', 'Write `*/` at its end.'))
    } else if (first === '"' || first === "'") {
      // A browser drops what follows it up to an end that no one can tell.
      if (piece.length < 2 || !piece.endsWith(first))
        return [problemAt(source, index, broken('This text in quotes is never closed.', `Write \`${first}\` at its end.`))]
      if (/(?:url\(\s*|@import\s+)$/i.test(text.slice(Math.max(0, index - 40), index))) checkAddress(piece.slice(1, -1), index)
    } else if (/^@import$/i.test(piece)) {
      const rest = text.slice(index, index + 400)
      const at = /^@import\s+(?:url\(\s*)?["']?([^"')\s;]*)/i.exec(rest)?.[1] ?? ''
      if (!isForeign(at)) report(index, slow)
    } else if (address !== undefined) checkAddress(address, index)
    else if (first in partners) {
      const place = open.findLastIndex(({ sign }) => sign === partners[first])
      if (place === -1) report(index, broken(`This \`${first}\` closes nothing.`, 'Take it out, or write what it closes.'))
      else for (const { sign, offset } of open.splice(place).slice(1)) report(offset, unclosed(sign))
    } else open.push({ sign: first, offset: index })
  }
  for (const { sign, offset } of open) report(offset, unclosed(sign))
  return problems

  function checkAddress(address: string, offset: number): void {
    if (isForeign(address)) report(offset, foreign(address))
    else if (!/^(?:[/#]|data:|$)/i.test(address)) report(offset, relative(address))
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
  const message = `The policy of the site lets no style sheet load from another host: ${address}.`
  return { severity: 'error', rule: 'custom-css', message, fix: 'Put a copy of the file into `public/`.' }
}

function relative(address: string): ProblemDetails {
  const message = `"${address}" leads nowhere: the sheet is published below /assets/.`
  return { severity: 'error', rule: 'custom-css', message, fix: `Write \`/${address.replace(/^(?:\.{0,2}\/)+/, '')}\`.` }
}

const slow: ProblemDetails = {
  severity: 'warning',
  rule: 'custom-css',
  message: 'A sheet that another one imports comes a round trip later.',
  fix: 'Copy its rules into this file.',
}
