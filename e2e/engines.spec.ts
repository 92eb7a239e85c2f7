import { existsSync, globSync } from 'node:fs'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import type { Engine } from './engines/Tab.ts'
import { Visit } from './engines/Visit.ts'
import { behaviours } from './engines/behaviours.ts'
import { openPlaywrightEngine } from './engines/playwrightEngine.ts'
import { type WatchedSite, openWatchedSite } from './engines/watchedSite.ts'
import { openWebkitEngine } from './engines/webkitEngine.ts'
import { expect, test as base } from './harness/test.ts'

const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
const driver = '/usr/bin/WebKitWebDriver'
const [miniBrowser = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')

/** The program of each engine, and how to open it. */
const engines = {
  Chromium: { program: process.env.CHROMIUM ?? '/usr/bin/chromium', open: () => openPlaywrightEngine('chromium') },
  Firefox: { program: firefox, open: () => openPlaywrightEngine('firefox') },
  WebKit: { program: driver, open: () => openWebkitEngine({ driver, miniBrowser }) },
} satisfies Readonly<Record<string, { readonly program: string; open(): Promise<Engine> }>>

type EngineName = keyof typeof engines

interface EngineFixtures {
  /** Starts an engine once per worker. */
  readonly engineOf: (name: EngineName) => Promise<Engine>
}

const test = base.extend<{ readonly watched: WatchedSite }, EngineFixtures>({
  engineOf: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const open = new Map<EngineName, Promise<Engine>>()
      await use((name) => {
        const engine = open.get(name) ?? engines[name].open()
        open.set(name, engine)
        return engine
      })
      for (const engine of open.values()) await (await engine).close()
    },
    { scope: 'worker' },
  ],
  watched: async ({ built }, use) => {
    const watched = await openWatchedSite(built.out)
    await use(watched)
    await watched.close()
  },
})

const names = Object.keys(engines) as readonly EngineName[]
const table = names.flatMap((name) => behaviours.map((behaviour) => ({ name, behaviour })))

/** Whether a behaviour is about going to pages, about parts of a page, or about faults. */
function subjectOf({ kind }: (typeof behaviours)[number]): string {
  if (['pages', 'click', 'history', 'hash', 'languages'].includes(kind)) return 'going'
  return ['menu', 'search', 'theme', 'saved', 'copy', 'picture'].includes(kind) ? 'parts' : 'faults'
}

/** Every subject in the engines in which no other test runs. */
const played = sampleCases(table, ({ name, behaviour }) => [name === 'Chromium' ? name : `${subjectOf(behaviour)} in ${name}`])

for (const name of names) {
  test.describe(name, () => {
    // All in one worker, which starts the engine once. About once in a hundred tabs a driver gives up, so a behaviour may be retried.
    test.describe.configure({ mode: 'default', timeout: 180_000, retries: name === 'Chromium' ? 0 : 2 })
    const { program } = engines[name]
    test.skip(!existsSync(program), `there is no ${program}, which script/engines installs`)

    for (const { behaviour } of played.filter((found) => found.name === name)) {
      test(behaviour.name, async ({ engineOf, watched }) => {
        const engine = await engineOf(name)
        const tab = await engine.openTab(watched.url)
        try {
          await behaviour.play(new Visit(tab, watched))
        } finally {
          await tab.close()
        }
        expect(watched.faults).toEqual([])
      })
    }
  })
}
