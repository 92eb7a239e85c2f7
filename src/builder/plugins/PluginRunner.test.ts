import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { definePlugin } from '../../content/own/definePlugin.ts'
import { sortProblems } from '../../content/problem.ts'
import { RemedyError } from '../../content/own/RemedyError.ts'
import { PluginMemo } from './PluginMemo.ts'
import { PluginRunner } from './PluginRunner.ts'
import { WatchedSite } from './WatchedSite.ts'

afterEach(() => {
  vi.useRealTimers()
})

const directory = tmpdir()
const plugin = definePlugin({ name: 'one' })

test('does not call a hook again that did not end, and repeats its problem', async () => {
  vi.useFakeTimers()
  const memo = new PluginMemo(join(directory, 'no-memo'), { version: '', isFresh: true })
  const watched = new WatchedSite({ directory, url: 'https://one.example', languages: ['en'], entries: [] })
  const runner = new PluginRunner({ directory, memo, watched })
  const endless = vi.fn(() => new Promise<true>(() => undefined))
  const first = runner.attempt({ plugin, hook: 'markdown', about: 'articles/oak/en.md' }, endless)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await first).toBe(undefined)
  expect(await runner.attempt({ plugin, hook: 'markdown', about: 'articles/elm/en.md' }, endless)).toBe(undefined)
  expect(endless).toHaveBeenCalledTimes(1)
  expect(await runner.attempt({ plugin, hook: 'files' }, async () => 'called')).toBe('called')
  const [told, again, ...others] = runner.problems
  expect(told?.message).toBe('The plug-in "one" failed in `markdown` for articles/oak/en.md: It did not end within 60 seconds.')
  expect(again).toBe(told)
  expect(others).toEqual([])
})

test('says once that a package is missing, in the same words for every text', async () => {
  const watched = new WatchedSite({ directory, url: 'https://one.example', languages: ['en'], entries: [] })
  const runner = new PluginRunner({ directory, memo: new PluginMemo(join(directory, 'no-memo'), { version: '', isFresh: true }), watched })
  const lacking = () => Promise.reject(new RemedyError('The package shiki is not installed', 'Run `npm install --save-dev shiki`.'))
  await runner.attempt({ plugin, hook: 'markdown', about: 'articles/oak/en.md' }, lacking)
  await runner.attempt({ plugin, hook: 'files' }, lacking)
  expect(sortProblems(runner.problems)).toMatchObject([
    { message: 'The plug-in "one" failed: The package shiki is not installed.', fix: 'Run `npm install --save-dev shiki`.' },
  ])
})
