import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateHugoSite } from './generateHugoSite.ts'
import { articleWords, generatePublication } from './generatePublication.ts'
import { hugoVersion } from './hugoVersion.ts'
import { type Measurement, measure, note, tableHead, tableRow } from './measure.ts'

// npm run bench:peers [-- ARTICLES [ROUNDS]]: builds the same Markdown with this engine and others, in turn. Eleventy and Astro are
// installed into a temporary folder; Hugo is measured if the machine has it.
const root = join(import.meta.dirname, '..')
const [articles = '1000', rounds = '3'] = process.argv.slice(2)
const work = mkdtempSync(join(tmpdir(), 'roomwright-peers-'))
const publication = join(work, 'publication')
const markdown = join(work, 'hugo/content/articles')

interface Peer {
  readonly name: string
  /** Paths removed before a clean build. */
  readonly made: readonly string[]
  /** The file that a change is appended to. */
  readonly article: string
  build(): Promise<Measurement>
}

function ownPeer(): Peer {
  const [out, cache] = [join(work, 'out'), join(work, 'cache')]
  return {
    name: 'Roomwright',
    made: [out],
    article: join(publication, 'articles/article-7/en.md'),
    build: () => measure(join(root, 'bin/roomwright'), ['build', '--site', publication, '--out', out], { ROOMWRIGHT_CACHE: cache }),
  }
}

/** Sets up an engine from npm packages, with the folder that holds what it needs besides the articles. */
function nodePeer(
  name: string,
  folder: 'eleventy' | 'astro',
  options: { readonly command: readonly string[]; readonly environment?: NodeJS.ProcessEnv },
): Peer {
  const directory = join(work, name.replace(/\W/g, '-'))
  cpSync(join(import.meta.dirname, 'peers', folder), directory, { recursive: true })
  cpSync(markdown, join(directory, 'articles'), { recursive: true })
  writeFileSync(join(directory, 'package.json'), '{ "private": true, "type": "module" }\n')
  symlinkSync(join(work, 'node_modules'), join(directory, 'node_modules'))
  const [script = '', ...args] = options.command
  return {
    name,
    made: ['out', '.astro', 'node_modules/.astro', 'node_modules/.vite'].map((made) => join(directory, made)),
    article: join(directory, 'articles/article-7.md'),
    build: () =>
      measure('sh', ['-c', 'cd "$0" && exec node "$@"', directory, join(work, 'node_modules', script), ...args], {
        ...options.environment,
        ASTRO_TELEMETRY_DISABLED: '1',
      }),
  }
}

function hugoPeer(): Peer | undefined {
  const version = hugoVersion()
  const directory = join(work, 'hugo')
  return version === undefined
    ? undefined
    : {
        name: `Hugo ${version}`,
        made: [join(directory, 'public')],
        article: join(markdown, 'article-7.md'),
        build: () => measure('hugo', ['--source', directory, '--quiet']),
      }
}

try {
  generatePublication({ directory: publication, articles: Number(articles) })
  mkdirSync(join(work, 'hugo'), { recursive: true })
  generateHugoSite({ publication, directory: join(work, 'hugo') })
  writeFileSync(join(work, 'package.json'), '{ "private": true, "type": "module" }\n')
  execFileSync('npm', ['install', '--prefix', work, '--no-audit', '--no-fund', '@11ty/eleventy@3', 'astro@7'], {
    cwd: work,
    stdio: 'ignore',
  })
  const hugo = hugoPeer()
  const peers: readonly Peer[] = [
    ownPeer(),
    ...(hugo ? [hugo] : []),
    nodePeer('Eleventy 3', 'eleventy', { command: ['@11ty/eleventy/cmd.cjs', '--quiet'] }),
    nodePeer('Astro 7', 'astro', { command: ['astro/bin/astro.mjs', 'build', '--silent'] }),
    nodePeer('Astro 7, incremental', 'astro', { command: ['astro/bin/astro.mjs', 'build', '--silent'], environment: { INCREMENTAL: '1' } }),
  ]
  const results = new Map<string, Measurement[]>()
  // Makes bundles, pictures and other things made only once.
  for (const peer of peers) await peer.build()
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const peer of round % 2 === 0 ? peers : peers.toReversed()) {
      for (const path of peer.made) rmSync(path, { recursive: true, force: true })
      note(results, `clean, ${peer.name}`, await peer.build())
      appendFileSync(peer.article, `\nOne more sentence, number ${round}.\n`)
      note(results, `one changed, ${peer.name}`, await peer.build())
    }
  }
  process.stdout.write(`${articles} articles of ${articleWords} words, ${rounds} rounds, medians [min to max]\n\n${tableHead}`)
  for (const step of ['clean', 'one changed']) {
    for (const { name } of peers) process.stdout.write(tableRow(`${step}, ${name}`, results.get(`${step}, ${name}`) ?? []))
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
