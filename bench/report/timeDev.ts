import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

interface DevRun {
  /** Path of the program `roomwright`. */
  readonly program: string
  readonly site: string
  readonly cache: string
  readonly port: number
  /** Number of saves. */
  readonly saves: number
  /** Saves words that the page then shows; absent: they are saved in the article of the page. */
  readonly save?: (words: string) => void
}

/** Milliseconds between a page that has loaded and the next save. */
const pause = 3000
/** Timeout in milliseconds. */
const patience = 300_000

/**
 * Starts `dev`, saves repeatedly while an article is open, and returns how long each save takes until the page was told to reload and has
 * loaded a document with the change, in milliseconds.
 */
export async function timeDev({ program, site, cache, port, saves, save = saveArticle(site) }: DevRun): Promise<readonly number[]> {
  const child = spawn(program, ['dev', '--site', site, '--port', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, ROOMWRIGHT_CACHE: cache },
  })
  const ended = once(child, 'exit')
  const page = '/articles/article-7/'
  const get = (path: string) => fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(patience) })
  const shows = async (words: string) => (await (await get(page)).text()).includes(words)
  const waitForStart = async () => {
    for (const started = performance.now(); performance.now() - started < patience; await setTimeout(100)) {
      if (await shows('<article').catch(() => false)) return
    }
    throw new Error(`${page} does not come`)
  }
  try {
    await waitForStart()
    const events = (await get(`/__dev/events?page=${page}`)).body?.pipeThrough(new TextDecoderStream()).getReader()
    const reloaded = async (words: string) => {
      for (;;) {
        const { done, value = '' } = (await events?.read()) ?? { done: true }
        if (done) throw new Error(`${page} does not show "${words}"`)
        if (value.includes('event: reload') && (await shows(words))) return
      }
    }
    const times: number[] = []
    for (let count = 0; count < saves; count += 1) {
      // The last build has ended by then.
      await setTimeout(pause)
      const words = `Saved ${Date.now()} for the ${count}. time.`
      const started = performance.now()
      save(words)
      await reloaded(words)
      times.push(performance.now() - started)
    }
    return times
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

function saveArticle(site: string): (words: string) => void {
  return (words) => appendFileSync(join(site, 'articles/article-7/en.md'), `\n${words}\n`)
}
