import type { Problem } from '../../content/problem.ts'
import { isHiddenPath } from '../../shared/output/isHiddenPath.ts'
import type { Host, ManifestFile } from '../../shared/output/manifest.ts'
import { createRedirectFinder } from '../../shared/redirects/redirects.ts'
import { type HostFacts, hostRedirects, pathOfDocument } from './HostFacts.ts'
import { githubRedirects } from './githubFiles.ts'
import { cloudflareRedirects, cloudflareRules, isLoaded } from './textFiles.ts'

const megabyte = 1024 * 1024

interface Limits {
  readonly name: string
  /** Files per site. */
  readonly files?: number
  /** Bytes per file. */
  readonly fileSize?: number
  /** Bytes per site. */
  readonly size?: number
  /** Recommended maximum number of rules. */
  readonly redirects?: number
}

/**
 * From the hosts' own documentation: https://developers.cloudflare.com/pages/platform/limits,
 * https://docs.netlify.com/manage/routing/redirects/overview and
 * https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits.
 */
const limits: Readonly<Partial<Record<Host, Limits>>> = {
  netlify: { name: 'Netlify', redirects: 10_000 },
  cloudflare: { name: 'Cloudflare Pages', files: 20_000, fileSize: 25 * megabyte },
  github: { name: 'GitHub Pages', size: 1024 * megabyte },
}

/** Reports what a host does not accept or support, with numbers. `files`: the whole output. */
export function hostProblems(host: Host, facts: HostFacts, files: readonly ManifestFile[]): readonly Problem[] {
  const known = limits[host]
  if (!known) return []
  const { name, files: most = Infinity, fileSize = Infinity, size = Infinity, redirects = Infinity } = known
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const largest = files.filter((file) => file.size > fileSize)
  const rules = hostRedirects(facts).length
  return [
    ...(files.length > most
      ? [tooMuch(`The site has ${files.length} files; ${name} accepts at most ${most}.`, 'Raise `pageSize`, or choose another host.')]
      : []),
    ...largest.map(({ path, size: own }) =>
      tooMuch(
        `\`${path}\` is ${inMegabytes(own)} MB; ${name} accepts files of at most ${inMegabytes(fileSize)} MB.`,
        'Host it elsewhere, or make it smaller.',
      ),
    ),
    ...(bytes > size
      ? [tooMuch(`The site is ${inMegabytes(bytes)} MB; ${name} accepts at most ${inMegabytes(size)} MB.`, 'Choose another host.')]
      : []),
    ...(rules > redirects ? [tooManyRedirects(`There are ${rules} redirects; ${name} advises against more than ${redirects}.`)] : []),
    ...replacedPages(name, facts),
    ...(host === 'cloudflare' ? cloudflareProblems(facts) : []),
    ...(host === 'github' ? githubProblems(facts) : []),
  ]
}

/** These hosts prefer `authors/index.html` to `authors/index/index.html` at the address `/authors/index`. */
function replacedPages(name: string, { base, files }: HostFacts): readonly Problem[] {
  const taken = new Set(files.map(({ path }) => path))
  return files.flatMap(({ path, kind }) => {
    const other = `${pathOfDocument(path).slice(1)}.html`
    if (kind !== 'document' || !path.endsWith('/index.html') || !taken.has(other)) return []
    return [
      tooMuch(
        `At "${base}${pathOfDocument(path)}", ${name} shows \`${other}\`, not the page.`,
        'Give the page another slug, or choose another host.',
      ),
    ]
  })
}

function cloudflareProblems(facts: HostFacts): readonly Problem[] {
  const { plain, dynamic } = cloudflareRedirects(facts)
  const counts = [
    { rules: plain, most: cloudflareRules.plain, kind: 'without dynamic segments' },
    { rules: dynamic, most: cloudflareRules.dynamic, kind: 'with dynamic segments' },
  ]
  const over = counts.flatMap(({ rules, most, kind }) =>
    rules.length > most ? [tooManyRedirects(`There are ${rules.length} redirects ${kind}; Cloudflare Pages accepts at most ${most}.`)] : [],
  )
  const header = 'Content-Security-Policy: '.length + facts.contentSecurityPolicy.length + 2
  const all = [...over, ...hiddenPages(facts), ...movedIndexes(facts), ...ignoredRedirects(facts)]
  if (header <= longestHeader) return all
  const message = `The content security policy has ${header} characters; Cloudflare Pages accepts at most ${longestHeader}.`
  return [...all, tooMuch(message, 'List fewer scripts under `thirdParty`.')]
}

/** Cloudflare follows a redirect even if there is a page or another file at its source. */
function hiddenPages({ files, redirects }: HostFacts): readonly Problem[] {
  const find = createRedirectFinder(redirects)
  const hidden = files.flatMap(({ path }) =>
    isLoaded(path) || isHiddenPath(path) ? [] : (find(pathOfDocument(path))?.redirect.from ?? []),
  )
  return [...Map.groupBy(hidden, (from) => from)].map(([from, pages]) => {
    const message = `Cloudflare Pages follows the redirect from "${from}" although ${pages.length === 1 ? 'a page or file matches' : `${pages.length} pages or files match`} it, which readers could then not open.`
    const fix = 'Write the old addresses one by one, or choose another host.'
    return { severity: 'warning', file: 'redirects.yaml', line: 1, column: 1, rule: 'redirect-over-page', message, fix }
  })
}

/** Cloudflare takes `index` at the end of an address for the name of a folder's file. */
function movedIndexes({ base, files }: HostFacts): readonly Problem[] {
  const taken = new Set(files.map(({ path }) => path))
  return files.flatMap(({ path, kind }) => {
    if (kind !== 'document' || !path.endsWith('/index/index.html') || taken.has(`${pathOfDocument(path).slice(1)}.html`)) return []
    const address = base + pathOfDocument(path)
    const message = `Cloudflare Pages redirects "${address}" to "${address.slice(0, -'index'.length)}".`
    return [tooMuch(message, 'Give the page another slug, or choose another host.')]
  })
}

/** Maximum characters of a line in `_redirects`. */
const longestRedirect = 1000

function ignoredRedirects(facts: HostFacts): readonly Problem[] {
  return hostRedirects(facts).flatMap(({ from, to, status }) => {
    const { length } = `${from}/ ${to} ${status}`
    const complain = (reason: string, fix: string): readonly Problem[] => [
      { ...tooMuch(`Cloudflare Pages ignores the redirect from "${from}", because ${reason}.`, fix), file: 'redirects.yaml' },
    ]
    if (!/^(?:\/|https:\/\/)/.test(to)) return complain('it does not lead to https', 'Write an address that begins with `https://`.')
    const special = /%3A[A-Za-z]/.test(from) ? 'a colon before a letter' : from.includes('%2A') ? '`*`' : undefined
    if (special !== undefined) return complain(`it cannot match ${special}`, 'Remove it, or choose another host.')
    if (length <= longestRedirect) return []
    return complain(`its rule has ${length} characters; the limit is ${longestRedirect}`, 'Remove it, or choose another host.')
  })
}

/** Maximum characters of a line in `_headers`. */
const longestHeader = 2000

function githubProblems(facts: HostFacts): readonly Problem[] {
  const { redirects, gone } = facts
  const moved = redirects.length === 0 ? '' : ` Each redirect is a page that sends readers on, and is answered with 200.`
  const lost = gone.length === 0 ? '' : ' Pages that are gone are answered with 404.'
  const message = `GitHub Pages sends no headers: there is no content security policy, and hashed files are kept for ten minutes, not for a year.${moved}${lost}`
  return [
    {
      severity: 'warning',
      file: 'site.config.ts',
      line: 1,
      column: 1,
      rule: 'host-without-headers',
      message,
      fix: 'Choose another host if this matters.',
    },
    ...githubRedirects(facts).refused.map(({ from, why }): Problem => {
      const words = tooMuch(`GitHub Pages has no redirect from "${from}", because ${why}.`, 'Remove it, or choose another host.')
      return { ...words, file: 'redirects.yaml' }
    }),
  ]
}

function tooMuch(message: string, fix: string): Problem {
  return { severity: 'warning', file: 'site.config.ts', line: 1, column: 1, rule: 'host-limit', message, fix }
}

function tooManyRedirects(message: string): Problem {
  return {
    ...tooMuch(message, 'Combine several into one with a dynamic segment (`/old/:slug`), or choose another host.'),
    file: 'redirects.yaml',
  }
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / megabyte)
}
