import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSteps } from '../platform/testing/sampleCases.ts'
import { runHere, runnerOf } from './testing/runHere.ts'
import { program, runProgram as run, snapshot } from './testing/runProgram.ts'

const root = join(import.meta.dirname, '../..')
const minimal = join(root, 'fixtures/sites/minimal')

interface SarifRun {
  readonly originalUriBaseIds: Readonly<Record<string, { readonly uri: string }>>
  readonly results: readonly {
    readonly locations: [{ readonly physicalLocation: { readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string } } }]
  }[]
}

describe('roomwright', { timeout: 60_000 }, () => {
  let home: string

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'roomwright-'))
    expect((await run(['build', '--site', minimal, '--out', 'built'], home)).status).toBe(0)
  })

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  const helps = [
    ['--help'],
    ['build', '--help'],
    ['serve', '--help'],
    ['check', '--help'],
    ['init', '--help'],
    ['new', '--help'],
    ['dev', '--help'],
    ['deploy', '--help'],
    ['write', '--help'],
    ['review', '--help'],
  ]
  const helperFor = runnerOf(helps)

  it.each(helps.map((args) => [args]))('prints help with examples: %j', async (args) => {
    const { status, out } = await helperFor(args)(args, home)
    expect(status).toBe(0)
    expect(out).toContain('Examples:')
    expect(out).not.toContain('(default: false)')
  })

  it('says so if the current folder has been removed', async () => {
    const child = spawn('sh', ['-c', 'mkdir gone && cd gone && rmdir ../gone && exec "$0" check', program], { cwd: home })
    const [err] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect([child.exitCode, err]).toEqual([1, expect.stringContaining('The current folder does not exist any more. Change to another one')])
    expect(err).not.toContain('    at ')
  })

  const wrong: readonly (readonly [args: readonly string[], sentence: string])[] = [
    [['bild'], 'Did you mean build?'],
    [['help', 'bild'], 'Did you mean build?'],
    [['serve', '--site', 'nowhere'], 'There is no publication folder at nowhere'],
    [['build', '--sit', 'x'], 'Did you mean --site?'],
    [['build', '--site', 'nowhere'], 'There is no publication folder at nowhere'],
    [['check', '--format', 'xml'], 'text, json, sarif'],
    [['check', '--site', minimal, '--summary', '--format', 'sarif'], '--summary works only with --format text or json'],
    [['init', 'garden'], 'There is no terminal to ask on. Add --yes'],
    [['init', 'garden', '--yes', '--url', 'garden'], '--url: "garden" is not a scheme and host alone'],
    [['init', 'garden', '--yes', '--lang', 'xx'], '--lang: The engine has no language "xx"'],
    [['init', '', '--yes'], 'The name of the folder is empty'],
    [['init', program, '--yes'], 'is a file. Name a folder'],
    [['new', 'articl', 'x', '--site', minimal], 'article, author, page, category'],
    [['new', 'article', 'x', '--site', 'nowhere'], 'There is no publication folder at nowhere'],
    [['new', 'article', 'x', '--site', minimal, '--lang', 'tr'], 'has no language "tr"'],
    [['serve', '--port', 'http'], '--port'],
    [['serve', '--host', ''], 'The address to listen on is empty'],
    [['dev', '--site', minimal, '--host', ' '], 'The address to listen on is empty'],
    [['check'], 'There is no publication here'],
    [['deploy', 'staging'], 'dev, prod'],
    [['deploy', 'dev', '--parallel', '0'], "--parallel is '0'; it must be a whole number from 1 to 100"],
    [['deploy', 'dev', '--grace', '-1'], "--grace is '-1'; it must be a number of hours from 0"],
    [['deploy', 'prod', '--site', minimal], 'there is no terminal to ask on. Add --yes.'],
    [['deploy', 'dev', '--site', minimal], 'names no buckets'],
    [['deploy', 'dev', '--endpoint', 'storage'], '--endpoint'],
    [['deploy', 'dev', '--endpoint', 'http://anna:secret@storage:70000'], '--endpoint is not an address such as https://storage.example.'],
    [['deploy', 'dev', '--site', minimal, '--changed', 'nowhere/changed.json'], "There is no folder for 'nowhere/changed.json'"],
    [['deploy', 'dev', '--site', minimal, '--changed', '.'], 'is a folder. Name a file'],
    [['write', '--site', minimal], 'Say what to write with --lang and --category'],
    [['write', '--site', minimal, '--lang', 'tr', '--category', 'x'], 'has no language tr'],
    [['write', '--site', minimal, '--plan', 'nowhere.yaml'], 'There is no plan at nowhere.yaml'],
    [['review', 'praise', '--site', minimal], "'praise' is not one of list, show, accept, reject"],
    [['build', '--site', minimal, '--out', ''], 'The name of the output folder is empty'],
    [['build', '--site', minimal, '--out', minimal], 'overlap'],
  ]
  const wrongFor = runnerOf(
    wrong.map(([args]) => args),
    ([command = '']) => command,
  )

  it.each(wrong)('ends wrong usage with status 2 and one sentence: %j', async (args, sentence) => {
    const { status, err } = await wrongFor(args)(args, home)
    expect(err).toContain(sentence)
    expect(err).not.toMatch(/\n\s+at |secret/)
    expect(status).toBe(2)
  })

  it('serves with `--site`, as every command takes it', async () => {
    const { status, err } = await run(['serve', '--site', minimal, '--out', 'nowhere'], home)
    expect(err).toMatch(/^There is no built site in /)
    expect(status).toBe(1)
  })

  it.each([
    [['check', '--site', minimal], 1],
    [['--help'], 1],
    [['bild'], 2],
  ])('reports that its output could not be written: %j', async (args, status) => {
    const full = openSync('/dev/full', 'w')
    const onto = args.includes('bild') ? (['ignore', 'pipe', full] as const) : (['ignore', full, 'pipe'] as const)
    const child = spawn(program, args, { cwd: home, stdio: [...onto] })
    const said = child.stderr ? text(child.stderr) : ''
    const [ended] = (await once(child, 'exit')) as [number | null]
    closeSync(full)
    expect(ended).toBe(status)
    expect(await said).toMatch(child.stderr ? /could not be written\. The disk is full\.\n$/ : '')
    expect(await said).not.toMatch(/\n\s+at /)
  })

  it('builds the smallest publication reproducibly, byte for byte', async () => {
    expect((await run(['build', '--site', minimal, '--out', 'again'], home)).status).toBe(0)
    const built = snapshot(join(home, 'built'))
    expect(Object.keys(built)).toContain('/index.html')
    expect(snapshot(join(home, 'again'))).toEqual(built)
  })

  it('writes no file again if nothing has changed', async () => {
    expect((await run(['build', '--site', minimal, '--out', 'built'], home)).out).toContain(' 0 files written')
  })

  it('leaves the previous output intact if the publication has mistakes', async () => {
    const site = join(home, 'broken-later')
    cpSync(minimal, site, { recursive: true })
    cpSync(join(home, 'built'), join(home, 'kept'), { recursive: true })
    const before = snapshot(join(home, 'kept'))
    writeFileSync(join(site, 'categories.yaml'), 'not: [closed')
    const { status, err } = await run(['build', '--site', site, '--out', 'kept'], home)
    expect(status).toBe(1)
    expect(err).toContain('categories.yaml:')
    expect(snapshot(join(home, 'kept'))).toEqual(before)
  })

  it('leaves the previous or the new output intact whenever a build is killed, and the next build finishes', async () => {
    const site = join(home, 'killed-site')
    cpSync(minimal, site, { recursive: true })
    const [id = ''] = readdirSync(join(site, 'articles'))
    const article = join(site, 'articles', id, 'en.md')
    await run(['build', '--site', site, '--out', 'killed'], home)
    const before = snapshot(join(home, 'killed'))
    writeFileSync(article, `${readFileSync(article, 'utf8')}\nA sentence more.\n`)
    await run(['build', '--site', site, '--out', 'after'], home)
    const after = snapshot(join(home, 'after'))
    const outcomes = new Set<string>()
    const { first, step } = sampleSteps(3)
    for (let delay = 30 * (first + 1); delay <= 420; delay += 30 * step) {
      await killAfter(['build', '--site', site, '--out', 'killed'], home, delay)
      const now = existsSync(join(home, 'killed')) ? JSON.stringify(snapshot(join(home, 'killed'))) : 'missing'
      outcomes.add(now === JSON.stringify(before) ? 'old' : now === JSON.stringify(after) ? 'new' : 'mixed')
    }
    expect([...outcomes].filter((outcome) => outcome !== 'old' && outcome !== 'new')).toEqual([])
    expect((await run(['build', '--site', site, '--out', 'killed'], home)).status).toBe(0)
    expect(snapshot(join(home, 'killed'))).toEqual(after)
  })

  it('stops serving with status 0 on SIGTERM, right after a response', async () => {
    const child = spawn(program, ['serve', '--out', 'built', '--port', '0'], { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] })
    const [first] = (await once(child.stdout, 'data')) as [Buffer]
    const answer = await fetch(`${/http\S+/.exec(String(first))?.[0]}/`)
    await answer.text()
    child.kill('SIGTERM')
    const [[status], complaints] = await Promise.all([once(child, 'exit'), text(child.stderr)])
    expect(complaints).toBe('')
    expect(status).toBe(0)
  })

  it('draws social cards on request from the output alone, or during the build with --cards', async () => {
    const site = join(home, 'carded-site')
    cpSync(minimal, site, { recursive: true })
    await run(['build', '--site', site, '--out', 'with-cards', '--cards'], home)
    await run(['build', '--site', site, '--out', 'carded'], home)
    rmSync(site, { recursive: true })
    const cardsIn = (folder: string) => Object.keys(snapshot(join(home, folder))).filter((path) => path.startsWith('/assets/cards/'))
    const cards = cardsIn('with-cards')
    expect([cards.length > 5, cardsIn('carded')]).toEqual([true, []])
    const child = spawn(program, ['serve', '--out', 'carded', '--port', '0'], {
      cwd: home,
      env: { ...process.env, ROOMWRIGHT_CACHE: join(home, 'new-cache') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [first] = (await once(child.stdout, 'data')) as [Buffer]
    for (const card of cards) {
      const answer = await fetch(`${/http\S+/.exec(String(first))?.[0]}${card}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(home, 'with-cards', card)))).toBe(true)
    }
    child.kill('SIGTERM')
    await once(child, 'exit')
  })

  it('dev builds into the folder given with --out', async () => {
    const child = spawn(program, ['dev', '--site', minimal, '--out', 'shown', '--port', '0'], {
      cwd: home,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const part of child.stdout) if (String(part).includes('Showing')) break
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(Object.keys(snapshot(join(home, 'shown')))).toContain('/index.html')
  })

  it('dev refuses an output folder that is the publication', async () => {
    const { status, err } = await run(['dev', '--site', minimal, '--out', minimal, '--port', '0'], home)
    expect(err).toContain('overlap')
    expect(status).toBe(2)
  })

  it('prints file paths relative to the working directory, and marks problems as errors or warnings', async () => {
    const site = join(home, 'mistaken')
    cpSync(minimal, site, { recursive: true })
    writeFileSync(join(site, 'ads.json'), '{')
    const place = 'ads.json:1:2  error  json-syntax'
    const { out } = await run(['check', '--site', 'mistaken'], home)
    expect(out).toContain(`mistaken/${place}`)
    expect(out).toContain('mistaken/authors:1:1  warning  no-authors')
    expect((await runHere(['check', '--site', '.'], site)).out).toMatch(new RegExp(`^${place}`, 'm'))
    expect((await runHere(['build', '--site', 'mistaken', '--out', 'never'], home)).err).toContain(`mistaken/${place}`)
  })

  it.each([
    ['[\n{"path":"/terms","key":"t"},\n{"path":"/gone","key":"g"}\n]\n', 'ledger/published.json:3:1  error  published-address'],
    ['[', 'ledger/published.json:1:1  error  published-form'],
  ])('check and build report a problem with the published addresses: %j', async (ledger, problem) => {
    const site = join(home, 'ledger')
    cpSync(minimal, site, { recursive: true })
    writeFileSync(join(site, 'published.json'), ledger)
    for (const args of [
      ['check', '--site', 'ledger'],
      ['build', '--site', 'ledger', '--out', 'never'],
    ]) {
      const { status, out, err } = await runHere(args, home)
      expect(out + err).toContain(problem)
      expect(status).toBe(1)
    }
  })

  it('check writes locations in SARIF that resolve to existing files', async () => {
    const { out } = await run(['check', '--site', join(root, 'fixtures/sites/broken'), '--format', 'sarif'], home)
    const [{ originalUriBaseIds, results }] = (JSON.parse(out) as { runs: [SarifRun] }).runs
    const files = results.map(({ locations: [{ physicalLocation }] }) => {
      const { uri, uriBaseId } = physicalLocation.artifactLocation
      return new URL(uri, originalUriBaseIds[uriBaseId]?.uri)
    })
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => !existsSync(file)).map(String)).toEqual([])
  })

  it('serve suggests a build if there is nothing to serve', async () => {
    const { status, err } = await run(['serve', '--out', 'nothing-here'], home)
    expect(status).toBe(1)
    expect(err).toContain('roomwright build')
  })
})

function killAfter(args: readonly string[], cwd: string, delay: number): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production', SOURCE_DATE_EPOCH: '1795000000' },
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), delay)
    child.on('exit', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
