import { gunzipSync } from 'node:zlib'
import { contentHash } from '../../platform/contentHash.ts'
import { SimulatedProcess, Simulation } from '../../platform/testing/Simulation.ts'
import { type Manifest, type ManifestFile, describeFile } from '../../shared/output/manifest.ts'
import type { DeployContext } from '../DeployContext.ts'
import { DeployError } from '../DeployError.ts'
import { deploy } from '../deploy.ts'
import { type WantedObject, wantedObjects } from '../plan/wantedObjects.ts'
import { lockPrefix, ownPrefix, pointerKey, releaseKey } from '../record/BucketState.ts'
import type { Release, ReleasePointer } from '../record/Release.ts'
import { rollBack } from '../rollBack.ts'
import { type Change, SimulatedBucket } from './SimulatedBucket.ts'

/** A build whose files are texts: pages refer to other pages and the script. */
interface Edition {
  readonly manifest: Manifest
  readonly texts: ReadonlyMap<string, string>
}

const pages = ['chairs', 'lamps', 'beds']

/** Three of four editions lack one page, the front page differs in each, and the script changes in every second one. */
const editions = Array.from({ length: 8 }, (_, number) => {
  const script = `assets/app-${number >> 1}.js`
  const there = pages.filter((_page, index) => number % 4 !== index)
  const texts = new Map([
    [script, `script ${number >> 1}`],
    ...there.map((page) => [`${page}/index.html`, `${page} ${number % 3} href=${script}`] as const),
    ['index.html', `home ${number} href=${script} ${there.map((page) => `href=${page}`).join(' ')}`],
  ])
  return { texts, manifest: { version: 1, webpackCompilationHash: '', files: [...texts].map(describe), redirects: [], scriptHashes: [] } }
}) as readonly Edition[]

function describe([path, text]: readonly [string, string]): ManifestFile {
  return describeFile({ path, kind: path.endsWith('.js') ? 'asset' : 'document' }, { hash: contentHash(text), size: text.length })
}

/** Returns the texts of an edition, by key. */
function objectsOf({ manifest, texts }: Edition): ReadonlyMap<string, string> {
  const wanted = wantedObjects(manifest, { target: 'prod', secure: true })
  return new Map([...wanted].map(([key, { source }]) => [key, texts.get(source.kind === 'file' ? source.path : '') ?? '']))
}

const contents = editions.map(objectsOf)

/** Every text that a key may ever have. */
const known = new Set(contents.flatMap((objects) => [...objects].map(([key, text]) => `${key}\n${text}`)))

const silent = { drew: () => undefined, begin: () => undefined, sent: () => undefined, end: () => undefined }

/**
 * Simulates two processes that deploy and roll back in one bucket while they and the service fail in random ways; then a third deploys
 * undisturbed. Returns violations that a reader or an editor must never see.
 */
export async function simulateDeploys(seed: number): Promise<readonly string[]> {
  const world = new Simulation(seed)
  const faults = new Set<string>()
  let live: Release | undefined
  const bucket = new SimulatedBucket(world, watch)
  /** Stale listings can mislead the order of a deploy for a moment, and hide what a rollback would need; they break no release. */
  const areListsTrue = world.chance(0.75)
  const grace = world.pick([0, 3_600_000])

  function watch({ by, key, body }: Change): void {
    const isOfSite = !key.startsWith(ownPrefix)
    if (!key.startsWith(lockPrefix) && by !== bucket.owner) faults.add(`${key} is changed by a process that lost the bucket`)
    if (isOfSite && body && !known.has(`${key}\n${body.toString()}`)) faults.add(`${key} has a text of no edition`)
    if (isOfSite && !body && live && key in live.objects) faults.add(`${key} is removed, and the live release names it`)
    if (key === pointerKey && body) publish(JSON.parse(body.toString()) as ReleasePointer)
    if (isOfSite && areListsTrue) for (const name of missing(bucket.objects)) faults.add(name)
  }

  function publish({ id }: ReleasePointer): void {
    const record = bucket.objects.get(releaseKey(id))
    live = record && (JSON.parse(gunzipSync(record).toString()) as Release)
    if (!live) faults.add(`${id} is published and has no record`)
    const isWhole = contents.some((objects) => isEdition(objects, live, bucket.objects))
    if (!isWhole) faults.add(`${id} is published and is not whole`)
  }

  function contextOf(by: SimulatedProcess, name: string): Omit<DeployContext, 'dryRun'> {
    return {
      bucket: bucket.openFor(by, name),
      url: 'https://magazine.example',
      owner: { name, identity: name },
      clock: by,
      wait: (tries) => by.sleep(world.below(tries < 4 ? 3000 : 40_000)),
      notice: () => undefined,
      grace,
      confirm: () => Promise.resolve(true),
      progress: silent,
      parallel: 1 + world.below(4),
      signal: new AbortController().signal,
    }
  }

  /** Checks that a command fails only with a `DeployError` or an error of the service. */
  function judge(error: unknown): void {
    const { message = '' } = error instanceof Error ? error : {}
    if (!(error instanceof DeployError) && !message.startsWith('The service')) faults.add(`a command fails: ${String(error)}`)
    if (areListsTrue && message.includes('cannot be restored')) faults.add(`a rollback has lost files: ${message}`)
  }

  const deployTo = (by: SimulatedProcess, name: string, { edition, dryRun = false }: { edition: number; dryRun?: boolean }) => {
    const { manifest, texts } = editions[edition] ?? { manifest: { files: [] } as never, texts: new Map<string, string>() }
    const bodyOf = ({ source }: WantedObject) => Promise.resolve(Buffer.from(texts.get(source.kind === 'file' ? source.path : '') ?? ''))
    const cards = { drawAll: () => Promise.resolve() }
    return deploy({ ...contextOf(by, name), manifest, bodyOf, cards, target: 'prod', allowRemovals: true, dryRun })
  }

  async function work(name: string): Promise<void> {
    const process = new SimulatedProcess(world, {
      failing: world.pick([0, 0, 0.01, 0.05]),
      ...(world.chance(0.4) && { killedAfter: 1 + world.below(60) }),
      ...(world.chance(0.3) && {
        pausedAfter: 1 + world.below(60),
        pause: world.below(300_000),
        sleeps: world.chance(0.5),
        setBy: world.below(7_200_000) - 3_600_000,
      }),
      pace: 1 + (world.random() - 0.5) / 1000,
    })
    await process.sleep(world.below(20_000))
    for (let command = 0; command < 2; command += 1) {
      const isRollback = world.chance(0.25)
      const run = isRollback
        ? rollBack({ ...contextOf(process, `${name}-${command}`), dryRun: false })
        : deployTo(process, `${name}-${command}`, { edition: world.below(editions.length) })
      await run.catch((error: unknown) => judge(error))
    }
  }

  await runWhole(world, () => deployTo(new SimulatedProcess(world), 'first', { edition: 0 }))
  bucket.stale = areListsTrue ? 0 : 0.2
  void work('anna')
  void work('ben')
  await world.play()
  bucket.stale = 0
  const calm = new SimulatedProcess(world)
  const edition = world.below(editions.length)
  await runWhole(world, () => deployTo(calm, 'last', { edition }))
  if (!isEdition(contents[edition] ?? new Map(), live, bucket.objects)) faults.add('what was deployed last is not there')
  const { plan } = await runWhole(world, () => deployTo(calm, 'look', { edition, dryRun: true }))
  if (plan.phases.length > 0) faults.add('what was deployed last would be sent again')
  return [...faults]
}

/** Runs something to its end in simulated time. */
async function runWhole<Result>(world: Simulation, run: () => Promise<Result>): Promise<Result> {
  const running = run()
  running.catch(() => undefined)
  await world.play()
  return running
}

function isEdition(edition: ReadonlyMap<string, string>, release: Release | undefined, objects: ReadonlyMap<string, Buffer>): boolean {
  const keys = Object.keys(release?.objects ?? {})
  return keys.length === edition.size && keys.every((key) => objects.get(key)?.toString() === edition.get(key))
}

/** Returns what a reader who starts at the front page finds missing. */
function missing(objects: ReadonlyMap<string, Buffer>): readonly string[] {
  const seen = new Set(objects.has('index.html') ? ['index.html'] : [])
  const absent: string[] = []
  for (const key of seen) {
    for (const [, name = ''] of objects
      .get(key)
      ?.toString()
      .matchAll(/href=(\S+)/g) ?? []) {
      if (objects.has(name)) seen.add(name)
      else absent.push(`${key} names ${name}, which is not there`)
    }
  }
  return absent
}
