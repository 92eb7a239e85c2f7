import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

interface DevRun {
  /** The program `roomwright`. */
  readonly program: string
  readonly site: string
  readonly cache: string
  readonly port: number
  /** How often something is saved. */
  readonly saves: number
  /** Saves something with words that the page then shows; absent: the article of the page. */
  readonly save?: (words: string) => void
}

/** Milliseconds between two looks at a page. */
const pause = 5
/** Milliseconds after which something is wrong. */
const patience = 300_000

/** Starts `dev`, saves something again and again, and measures how long each save takes to show in a page, in milliseconds. */
export async function timeDev({ program, site, cache, port, saves, save = saveArticle(site) }: DevRun): Promise<readonly number[]> {
  const child = spawn(program, ['dev', '--site', site, '--port', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, ROOMWRIGHT_CACHE: cache },
  })
  const ended = once(child, 'exit')
  const page = `http://localhost:${port}/articles/article-7/`
  const shows = async (words: string) => {
    for (const started = performance.now(); performance.now() - started < patience; await setTimeout(pause)) {
      const text = await fetch(page).then(
        (answer) => answer.text(),
        () => '',
      )
      if (text.includes(words)) return
    }
    throw new Error(`${page} does not show "${words}"`)
  }
  try {
    await shows('<h1')
    const times: number[] = []
    for (let count = 0; count < saves; count += 1) {
      await setTimeout(500)
      const words = `Saved ${Date.now()} for the ${count}. time.`
      const started = performance.now()
      save(words)
      await shows(words)
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
