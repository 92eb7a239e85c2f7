import { lstatSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout } from 'node:timers/promises'
import { finishAbandonedOutput } from '../../builder/output/finishAbandonedOutput.ts'
import { openCards } from '../../cards/openCards.ts'
import { findPlaceholders } from '../../content/load/entries/findPlaceholders.ts'
import { makeBody } from '../../deploy/apply/makeBody.ts'
import { type DeployContext, type Outcome, readBuild } from '../../deploy/DeployContext.ts'
import type { Bucket } from '../../deploy/bucket/Bucket.ts'
import { explainFailure } from '../../deploy/bucket/explainFailure.ts'
import { openBucket } from '../../deploy/bucket/openBucket.ts'
import { deploy } from '../../deploy/deploy.ts'
import { clock } from '../../deploy/lock/HeldLock.ts'
import { thisOwner } from '../../deploy/lock/thisOwner.ts'
import type { WantedObject } from '../../deploy/plan/wantedObjects.ts'
import { listReleases } from '../../deploy/listReleases.ts'
import { rollBack } from '../../deploy/rollBack.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { replaceFile } from '../../platform/files/replaceFile.ts'
import { type Environment, outFolder, shortPath } from '../Environment.ts'
import { untilStopped } from '../untilStopped.ts'
import { findBucket } from './findBucket.ts'
import { formatPlan, formatReleases } from './formatPlan.ts'
import { createUploadProgress } from './uploadProgress.ts'

/** The command's arguments. */
export interface DeployRequest {
  readonly environment: Environment
  /** The publication folder. */
  readonly site: string
  readonly target: 'dev' | 'prod'
  readonly out: string
  readonly dryRun: boolean
  readonly yes: boolean
  readonly list: boolean
  /** A release, or true for the previous one. */
  readonly rollback?: string | true
  readonly endpoint?: string
  readonly profile?: string
  /** Hours. */
  readonly grace: number
  readonly allowRemovals: boolean
  readonly changed?: string
  readonly parallel: number
}

/** Runs `roomwright deploy`; returns the exit status. */
export async function runDeploy(request: DeployRequest): Promise<0 | 1> {
  if (!isWritten(request)) return 1
  requireSomebody(request)
  requirePlace(request)
  const { name, url, endpoint, region } = await findBucket(request)
  const { profile, endpoint: otherEndpoint = endpoint } = request
  const bucket = openBucket({
    name,
    ...(otherEndpoint !== undefined && { endpoint: otherEndpoint }),
    ...(region !== undefined && { region }),
    ...(profile !== undefined && { profile }),
  })
  try {
    if (request.list) {
      process.stdout.write(formatReleases(await listReleases(bucket)))
      return 0
    }
    const outcome = await change(request, contextOf(request, bucket, url))
    return report(outcome, request, bucket.name)
  } catch (error) {
    throw explainFailure(error, name)
  } finally {
    bucket.close()
  }
}

/** Reports whether every text that production would show is written; prints the placeholders. */
function isWritten({ environment, site, target, list, rollback }: DeployRequest): boolean {
  if (target === 'dev' || list || rollback !== undefined) return true
  const files = findPlaceholders(site)
  if (files.length === 0) return true
  const folder = shortPath(environment, site)
  for (const file of files) process.stderr.write(`${folder === '.' ? file : `${folder}/${file}`} is a placeholder.\n`)
  process.stderr.write(
    'Placeholders cannot be deployed to production. Write these texts or delete the files, then build and deploy again.\n',
  )
  return false
}

/** Fails if production needs a confirmation and there is no terminal to ask at. */
function requireSomebody({ target, yes, dryRun, list }: DeployRequest): void {
  if (target === 'dev' || yes || dryRun || list || process.stdin.isTTY) return
  throw new UsageError('Deploying to production needs a yes, and there is no terminal to ask on. Add --yes.')
}

/** Fails, before anything is deployed, if the file of changed addresses could not be written. */
function requirePlace({ environment, changed }: DeployRequest): void {
  if (changed === undefined) return
  const path = resolve(environment.workingDirectory, changed)
  const kindOf = (place: string) => statSync(place, { throwIfNoEntry: false })
  if (kindOf(path)?.isDirectory()) throw new UsageError(`--changed: '${changed}' is a folder. Name a file.`)
  if (!kindOf(dirname(path))?.isDirectory()) throw new UsageError(`--changed: There is no folder for '${changed}'. Create it first.`)
}

function contextOf({ environment, target, yes, dryRun, grace, parallel }: DeployRequest, bucket: Bucket, url: string): DeployContext {
  const notice = (text: string) => void process.stderr.write(`${text}\n`)
  const stopping = new AbortController()
  stopping.signal.addEventListener('abort', () =>
    notice('Stopping once the requests in progress have ended. Interrupt again to stop at once.'),
  )
  if (!dryRun) void untilStopped().then(() => stopping.abort())
  return {
    bucket,
    url,
    owner: thisOwner(),
    grace: grace * 3_600_000,
    dryRun,
    async confirm(plan) {
      process.stderr.write(formatPlan(plan, { bucket: bucket.name, whole: false }))
      return target === 'dev' || yes || confirmPlan(`Change what readers see at ${url}?`, stopping.signal)
    },
    progress: createUploadProgress({ terminal: environment.terminal, sink: process.stderr, now: () => performance.now() }),
    parallel,
    clock,
    wait: (tries) =>
      setTimeout(100 + Math.random() * 400 * Math.min(tries, 5), undefined, { signal: stopping.signal }).catch(() => undefined),
    notice,
    signal: stopping.signal,
  }
}

function change({ environment, out, target, rollback, allowRemovals }: DeployRequest, context: DeployContext): Promise<Outcome> {
  if (rollback !== undefined) return rollBack({ ...context, ...(rollback !== true && { to: rollback }) })
  const directory = outFolder(environment, out)
  finishAbandonedOutput(directory)
  const cards = openCards({ directory, cache: environment.cache, log: context.notice })
  const bodyOf = (object: WantedObject) => makeBody(object, { directory, cards })
  return deploy({ ...context, bodyOf, cards, manifest: readBuild(directory), target, allowRemovals })
}

function report({ plan, release, isNew, changed }: Outcome, { environment, dryRun, changed: file }: DeployRequest, bucket: string): 0 | 1 {
  if (dryRun) {
    process.stdout.write(formatPlan(plan, { bucket, whole: true }))
    return 0
  }
  if (!release) {
    process.stderr.write('Nothing was changed.\n')
    return 1
  }
  if (file !== undefined && changed) writeChanged(resolve(environment.workingDirectory, file), `${JSON.stringify(changed, null, 2)}\n`)
  if (file !== undefined && !changed) process.stderr.write(`What ${release.id} changed is no longer recorded; ${file} was not written.\n`)
  const news = isNew && changed ? `; ${changed.pages.length} ${changed.pages.length === 1 ? 'address' : 'addresses'} changed` : ' already'
  process.stdout.write(`${bucket} has release ${release.id}${news}.\n`)
  return 0
}

/** Replaces a regular file; writes to anything else, such as a pipe. */
function writeChanged(path: string, text: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? true) replaceFile(path, text)
  else writeFileSync(path, text)
}

/** Asks the user at the terminal. Anything but a yes is a no, and so are an interrupt and the end of the input. */
async function confirmPlan(question: string, signal: AbortSignal): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  const answer = prompt.question(`${question} [y/N] `, { signal }).catch(() => 'no')
  const ended = new Promise<string>((end) => {
    prompt.once('SIGINT', () => end('no'))
    prompt.once('close', () => end('no'))
  })
  try {
    return /^y(es)?$/i.test((await Promise.race([answer, ended])).trim())
  } finally {
    prompt.close()
  }
}
