import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBlobFolder } from '../../builder/queue/BlobStore.ts'
import { packShard } from '../../builder/queue/shardBlob.ts'
import { RandomSite } from '../../builder/testing/RandomSite.ts'
import { drawPictures } from '../../builder/testing/drawPictures.ts'
import { snapshot } from '../../builder/testing/snapshot.ts'
import { type BucketServer, startBucketServer } from '../../deploy/testing/startBucketServer.ts'
import { startPostgres } from '../testing/startPostgres.ts'

const root = join(import.meta.dirname, '../../..')

describe('a distributed build', { timeout: 300_000 }, () => {
  let home: string
  let site: string
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let bucket: BucketServer
  const running = new Set<ChildProcess>()

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'queue-'))
    site = join(home, 'site')
    mkdirSync(site)
    void new RandomSite(site, { seed: 5, articles: 60, pictures: await drawPictures() })
    postgres = await startPostgres()
    bucket = await startBucketServer()
    bucket.makeBucket('shards')
    expect(await end(start(['build', '--site', site, '--out', join(home, 'one'), '--jobs', '1']))).toMatchObject({ status: 0 })
  }, 300_000)

  afterEach(async () => {
    const ended = [...running].map((child) => once(child, 'exit'))
    for (const child of running) child.kill('SIGKILL')
    await Promise.all(ended)
  })

  afterAll(async () => {
    await bucket.close()
    await postgres.close()
    rmSync(home, { recursive: true, force: true })
  })

  function start(args: readonly string[]): ChildProcess {
    const child = spawn(process.execPath, [join(root, 'src/cli/main.ts'), ...args], {
      cwd: home,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ROOMWRIGHT_CACHE: join(root, '.cache'),
        SOURCE_DATE_EPOCH: '1780315200',
        AWS_ENDPOINT_URL: bucket.endpoint,
        AWS_REGION: 'us-east-1',
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
      },
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }

  async function end(child: ChildProcess): Promise<{ readonly status: number | null; readonly said: string }> {
    const said = child.stderr ? text(child.stderr) : ''
    const [status] = (await once(child, 'exit')) as [number | null]
    return { status, said: await said }
  }

  /** Starts a worker on a copy of the publication, as on another machine. */
  function startWorker(name: string, store: string, change?: (copy: string) => void): ChildProcess {
    const copy = join(home, name)
    cpSync(site, copy, { recursive: true })
    change?.(copy)
    return start(['worker', '--site', copy, '--queue', postgres.url, '--store', store, '--idle', '20'])
  }

  const build = (out: string, store: string) =>
    end(start(['build', '--site', site, '--out', join(home, out), '--queue', postgres.url, '--store', store]))

  it('has the same bytes as a local build, even if a worker is killed', async () => {
    const [first, second] = [startWorker('first', 's3://shards'), startWorker('second', 's3://shards')]
    const building = build('two', 's3://shards')
    await Promise.race([first, second].map((worker) => once(worker.stderr ?? worker, 'data')))
    first.kill('SIGKILL')
    expect(await building).toMatchObject({ status: 0 })
    expect(snapshot(join(home, 'two'))).toEqual(snapshot(join(home, 'one')))
  })

  it('reuses stored results without a worker', async () => {
    const shards = join(home, 'shards')
    const worker = startWorker('third', shards)
    expect(await build('three', shards)).toMatchObject({ status: 0 })
    // The worker has been idle for long enough, and ends.
    expect(await end(worker)).toMatchObject({ status: 0 })
    expect(readdirSync(join(shards, 'shards')).length).toBeGreaterThan(10)
    expect(await build('four', shards)).toMatchObject({ status: 0 })
    expect(snapshot(join(home, 'four'))).toEqual(snapshot(join(home, 'one')))
  })

  it('does not reuse pages that once could not be rendered', async () => {
    const shards = join(home, 'shards')
    const store = openBlobFolder(shards)
    const [name = ''] = readdirSync(join(shards, 'shards'))
    const blob = `shards/${name}`
    const { results } = JSON.parse(gunzipSync((await store.read(blob)) ?? '').toString()) as { results: { page: number }[] }
    const failure = { name: 'Error', message: 'A text was changed while the build ran.', stack: '' }
    await store.write(blob, packShard(results.map(({ page }) => ({ page, failure }))))
    startWorker('fourth', shards)
    expect(await build('failed', shards)).toMatchObject({ status: 0 })
    expect(snapshot(join(home, 'failed'))).toEqual(snapshot(join(home, 'one')))
  })

  it('waits while the database restarts', async () => {
    const shards = join(home, 'restarted')
    const worker = startWorker('fifth', shards)
    const building = build('restart', shards)
    await once(worker.stderr ?? worker, 'data')
    await postgres.stop()
    await setTimeout(1500)
    await postgres.start()
    const { status, said } = await building
    expect(status).toBe(0)
    expect(said).toContain('The database of the queue cannot be used: ')
    expect(snapshot(join(home, 'restart'))).toEqual(snapshot(join(home, 'one')))
  })

  it('says that a publication with plug-ins does not need the queue', async () => {
    const plugged = join(home, 'plugged')
    mkdirSync(plugged)
    void new RandomSite(plugged, { seed: 5, articles: 5, pictures: await drawPictures(), codeEdits: 'most' })
    const asked = ['--queue', 'postgres://db.invalid/builds', '--store', home]
    const { status, said } = await end(start(['build', '--site', plugged, '--out', join(home, 'here'), ...asked]))
    expect(said).toContain('The publication has plug-ins, so its pages are made here and not by the workers of the queue.')
    expect(status).toBe(0)
  })

  it('leaves pages to the right worker if another one has another publication', async () => {
    const shards = join(home, 'mixed')
    const other = startWorker('stranger', shards, (copy) => rmSync(join(copy, 'authors'), { recursive: true }))
    const building = build('mixed-out', shards)
    await once(other.stderr ?? other, 'data')
    startWorker('sixth', shards)
    expect(await building).toMatchObject({ status: 0 })
    expect(snapshot(join(home, 'mixed-out'))).toEqual(snapshot(join(home, 'one')))
  })

  it('fails if its only worker has another publication', async () => {
    const shards = join(home, 'others')
    startWorker('other', shards, (copy) => rmSync(join(copy, 'authors'), { recursive: true }))
    const { status, said } = await build('five', shards)
    expect(said).toContain('No worker could make some of the pages: this worker has another publication, or another engine, than the build')
    expect(status).toBe(1)
    expect(existsSync(join(home, 'five'))).toBe(false)
  })
})
