import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { type TestContext, afterAll, beforeAll, describe, it } from 'vitest'
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

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'queue-'))
    site = join(home, 'site')
    mkdirSync(site)
    void new RandomSite(site, { seed: 5, articles: 30, pictures: await drawPictures() })
    postgres = await startPostgres()
    bucket = await startBucketServer()
    bucket.makeBucket('shards')
    const alone = start(['build', '--site', site, '--out', join(home, 'one'), '--jobs', '1'], process.env)
    const [status] = (await once(alone, 'exit')) as [number | null]
    if (status !== 0) throw new Error(`The build on one machine ended with ${status}.`)
  }, 300_000)

  afterAll(async () => {
    await bucket.close()
    await postgres.close()
    rmSync(home, { recursive: true, force: true })
  })

  function start(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    return spawn(process.execPath, [join(root, 'src/cli/main.ts'), ...args], {
      cwd: home,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, NODE_ENV: 'production', ROOMWRIGHT_CACHE: join(root, '.cache'), SOURCE_DATE_EPOCH: '1780315200' },
    })
  }

  /** Gives a test a database and a folder of its own, and ends what it has started. */
  function openQueue({ task, onTestFinished }: TestContext) {
    const url = postgres.createDatabase(`d${task.id.replaceAll(/\W/g, '')}`)
    const folder = mkdtempSync(join(home, 'test-'))
    const running = new Set<ChildProcess>()

    onTestFinished(async () => {
      const ended = [...running].map((child) => once(child, 'exit'))
      for (const child of running) child.kill('SIGKILL')
      await Promise.all(ended)
    })

    function run(args: readonly string[]): ChildProcess {
      const child = start(args, {
        ...process.env,
        AWS_ENDPOINT_URL: bucket.endpoint,
        AWS_REGION: 'us-east-1',
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
      })
      running.add(child)
      child.once('exit', () => running.delete(child))
      return child
    }

    return {
      folder,
      run,
      /** Starts a worker on a copy of the publication, as on another machine. */
      startWorker(name: string, store: string, change?: (copy: string) => void): ChildProcess {
        const copy = join(folder, name)
        cpSync(site, copy, { recursive: true })
        change?.(copy)
        return run(['worker', '--site', copy, '--queue', url, '--store', store, '--idle', '20'])
      },
      build: (out: string, store: string) =>
        end(run(['build', '--site', site, '--out', join(folder, out), '--queue', url, '--store', store])),
    }
  }

  // Most of their time is waiting for limits.
  it.concurrent('has the same bytes as a local build, even if a worker is killed', async (test) => {
    const { folder, startWorker, build } = openQueue(test)
    const [first, second] = [startWorker('first', 's3://shards'), startWorker('second', 's3://shards')]
    const building = build('two', 's3://shards')
    await Promise.race([first, second].map((worker) => once(worker.stderr ?? worker, 'data')))
    first.kill('SIGKILL')
    test.expect(await building).toMatchObject({ status: 0 })
    test.expect(snapshot(join(folder, 'two'))).toEqual(snapshot(join(home, 'one')))
  })

  it.concurrent('reuses stored results without a worker, but not pages that once could not be rendered', async (test) => {
    const { folder, startWorker, build } = openQueue(test)
    const shards = join(folder, 'shards')
    const worker = startWorker('third', shards)
    test.expect(await build('three', shards)).toMatchObject({ status: 0 })
    // The worker has been idle for long enough, and ends.
    test.expect(await end(worker)).toMatchObject({ status: 0 })
    const names = readdirSync(join(shards, 'shards'))
    test.expect(names.length).toBeGreaterThan(10)
    test.expect(await build('four', shards)).toMatchObject({ status: 0 })
    test.expect(snapshot(join(folder, 'four'))).toEqual(snapshot(join(home, 'one')))

    const store = openBlobFolder(shards)
    const blob = `shards/${names[0]}`
    const { results } = JSON.parse(gunzipSync((await store.read(blob)) ?? '').toString()) as { results: { page: number }[] }
    const failure = { name: 'Error', message: 'A text was changed while the build ran.', stack: '' }
    await store.write(blob, packShard(results.map(({ page }) => ({ page, failure }))))
    startWorker('fourth', shards)
    test.expect(await build('failed', shards)).toMatchObject({ status: 0 })
    test.expect(snapshot(join(folder, 'failed'))).toEqual(snapshot(join(home, 'one')))
  })

  it.concurrent('says that a publication with plug-ins does not need the queue', async (test) => {
    const { folder, run } = openQueue(test)
    const plugged = join(folder, 'plugged')
    mkdirSync(plugged)
    void new RandomSite(plugged, { seed: 5, articles: 5, pictures: await drawPictures(), codeEdits: 'most' })
    const asked = ['--queue', 'postgres://db.invalid/builds', '--store', folder]
    const { status, said } = await end(run(['build', '--site', plugged, '--out', join(folder, 'here'), ...asked]))
    test.expect(said).toContain('The publication has plug-ins, so its pages are made here and not by the workers of the queue.')
    test.expect(status).toBe(0)
  })

  it.concurrent('leaves pages to the right worker if another one has another publication', async (test) => {
    const { folder, startWorker, build } = openQueue(test)
    const shards = join(folder, 'mixed')
    const other = startWorker('stranger', shards, (copy) => rmSync(join(copy, 'authors'), { recursive: true }))
    const building = build('mixed-out', shards)
    await once(other.stderr ?? other, 'data')
    startWorker('sixth', shards)
    test.expect(await building).toMatchObject({ status: 0 })
    test.expect(snapshot(join(folder, 'mixed-out'))).toEqual(snapshot(join(home, 'one')))
  })

  it.concurrent('fails if its only worker has another publication', async (test) => {
    const { folder, startWorker, build } = openQueue(test)
    const shards = join(folder, 'others')
    startWorker('other', shards, (copy) => rmSync(join(copy, 'authors'), { recursive: true }))
    const { status, said } = await build('five', shards)
    test
      .expect(said)
      .toContain('No worker could make some of the pages: this worker has another publication, or another engine, than the build')
    test.expect(status).toBe(1)
    test.expect(existsSync(join(folder, 'five'))).toBe(false)
  })

  it('waits while the database restarts', async (test) => {
    const { folder, startWorker, build } = openQueue(test)
    const shards = join(folder, 'restarted')
    const worker = startWorker('fifth', shards)
    const building = build('restart', shards)
    await once(worker.stderr ?? worker, 'data')
    await postgres.stop()
    await setTimeout(1500)
    await postgres.start()
    const { status, said } = await building
    test.expect(status).toBe(0)
    test.expect(said).toContain('The database of the queue cannot be used: ')
    test.expect(snapshot(join(folder, 'restart'))).toEqual(snapshot(join(home, 'one')))
  })
})

async function end(child: ChildProcess): Promise<{ readonly status: number | null; readonly said: string }> {
  const said = child.stderr ? text(child.stderr) : ''
  const [status] = (await once(child, 'exit')) as [number | null]
  return { status, said: await said }
}
