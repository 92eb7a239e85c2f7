import type { Problem } from '../../content/problem.ts'
import type { RuleName } from '../../content/rules.ts'
import type { SiteConfig } from '../../content/SiteConfig.ts'
import { contentSecurityPolicy } from '../../shared/output/contentSecurityPolicy.ts'
import type { Host, Manifest } from '../../shared/output/manifest.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import { type HostFacts, type HostFile, bareNames } from './HostFacts.ts'
import { githubFiles } from './githubFiles.ts'
import { hostProblems } from './hostLimits.ts'
import { nginxFile } from './nginxConf.ts'
import { cloudflareFiles, netlifyFiles } from './textFiles.ts'

const filesOf: Readonly<Record<Host, (facts: HostFacts) => readonly HostFile[]>> = {
  bucket: () => [],
  netlify: netlifyFiles,
  cloudflare: cloudflareFiles,
  github: githubFiles,
  nginx: (facts) => [nginxFile(facts)],
}

/** Hosts that redirect the bare address of a folder to the folder. */
const folderHosts: ReadonlySet<Host> = new Set(['netlify', 'cloudflare', 'github'])

/** Rules of the warnings that `addHostFiles` returns; a published site has none of them from elsewhere. */
export const hostRules: ReadonlySet<RuleName> = new Set(['host-limit', 'host-without-headers', 'redirect-over-page'])

interface HostOptions {
  /** Must already contain all other files. */
  readonly output: Pick<OutputFolder, 'add' | 'list' | 'addCopy'>
  readonly site: Pick<SiteConfig, 'host' | 'base'>
  readonly rest: Pick<Manifest, 'redirects' | 'gone' | 'scriptHashes' | 'thirdParty'>
}

/**
 * Adds the files that the chosen host reads, and reports what exceeds its limits. The publication's own files with these names take
 * precedence.
 */
export function addHostFiles({ output, site: { host, base = '' }, rest }: HostOptions): readonly Problem[] {
  if (host === 'bucket') return []
  const { redirects, gone = [], scriptHashes, thirdParty } = rest
  const files = output.list()
  const facts = { base, files, redirects, gone, contentSecurityPolicy: contentSecurityPolicy(scriptHashes, thirdParty) }
  const own = new Set(files.map(({ path }) => path))
  for (const { path, text } of filesOf[host](facts)) if (!own.has(path)) output.add({ path, kind: 'host' }, text)
  for (const { path, of } of folderHosts.has(host) ? bareNames(facts) : []) {
    // For Cloudflare, any `404.html` is the error page of its folder.
    if (host !== 'cloudflare' || !path.endsWith('/404.html')) output.addCopy({ path, kind: 'host' }, of)
  }
  return hostProblems(host, facts, output.list())
}
