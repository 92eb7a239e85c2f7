import { countOf } from '../../content/format/formatProblems.ts'
import type { Problem } from '../../content/problem.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'

/** The findings of the last build, for the open pages. */
export interface Findings {
  readonly problems: readonly Problem[]
  /** Why the build stopped, other than the publication's problems, in sentences. */
  readonly faults: readonly string[]
}

/** The panel's id, by which the page's script finds it. */
export const panelId = 'dev-problems'

/** Maximum number of problems in a panel; the terminal shows all of them. */
const mostShown = 50

const panel =
  'position:fixed;inset:auto 0 0 0;z-index:2147483647;max-block-size:45vh;overflow:auto;margin:0;padding:.6rem 1rem;border-block-start:3px solid;background:#fff8f0;color:#3a1505;font:15px/1.45 system-ui,sans-serif;text-align:start'

/** Renders the findings as a self-contained element: plain HTML, all texts escaped. Empty if there are none. */
export function renderProblemPanel({ problems, faults }: Findings): string {
  if (problems.length + faults.length === 0) return ''
  const errors = problems.filter(({ severity }) => severity === 'error')
  const sorted = [...errors, ...problems.filter(({ severity }) => severity !== 'error')]
  const isStopped = errors.length + faults.length > 0
  const items = [...faults.map((fault) => `<p>${escapeHtml(fault)}</p>`), ...sorted.map(describe)]
  const rest = items.length - mostShown
  const counts = [countOf(faults.length, 'fault'), countOf(errors.length, 'error'), countOf(problems.length - errors.length, 'warning')]
  const headline = counts.filter((text) => text !== '').join(', ')
  return [
    `<div id="${panelId}" lang="en" dir="ltr" role="${isStopped ? 'alert' : 'status'}" aria-label="Problems in the publication" style="${panel}">`,
    `<details${isStopped ? ' open' : ''}><summary style="cursor:pointer;font-weight:600">${headline}`,
    `${isStopped ? '. Nothing new was built.' : ''}</summary>`,
    `<ul style="margin:.4rem 0;padding-inline-start:1.2rem">${items
      .slice(0, mostShown)
      .map((item) => `<li>${item}</li>`)
      .join('')}</ul>`,
    rest > 0 ? `<p>${rest} more in the terminal.</p>` : '',
    '</details></div>',
  ].join('')
}

function describe({ severity, file, line, column, rule, message, fix, example }: Problem): string {
  const place = `<code>${escapeHtml(`${file}:${line}:${column}`)}</code>`
  const lines = example === undefined ? '' : `<pre>${escapeHtml(example)}</pre>`
  const advice = fix === undefined ? '' : `<br>${escapeHtml(fix)}`
  return `<p style="margin:.3rem 0">${place} <strong>${severity}</strong> <small>${escapeHtml(rule)}</small><br>${escapeHtml(message)}${advice}</p>${lines}`
}

/** Renders a document that is shown until there is a first build. */
export function renderWaitingPage(findings: Findings | undefined): string {
  const text = findings
    ? 'There is nothing to show yet. Correct the publication; it is rebuilt at every save.'
    : 'The publication is being built.'
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>roomwright dev</title></head><body><main><h1>roomwright dev</h1><p>${text}</p></main>${findings ? renderProblemPanel(findings) : ''}</body></html>`
}
