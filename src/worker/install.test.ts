import { expect, test } from 'vitest'
import { documentScripts } from '../shared/pages/pageData.ts'
import { cacheNames } from '../shared/browser/workerSettings.ts'
import { tidy } from './install.ts'
import { fakeStorage } from './testing/fakeStorage.ts'

test('a new build takes over the files that it shares with older ones before those are deleted', async () => {
  const storage = fakeStorage()
  const put = async (build: string, file: string) => (await storage.open(`roomwright-files-${build}`)).put(file, new Response(build))
  await put('oldest', '/assets/react-1.js')
  await put('oldest', '/assets/app-1.js')
  await put('older', '/assets/app-2.js')
  await put('now', '/offline.html')
  await storage.open(cacheNames.documents)
  await tidy({ build: 'now', files: ['/assets/react-1.js', '/assets/app-3.js'], offline: {} }, storage)
  expect(await storage.keys()).toEqual(['roomwright-files-older', 'roomwright-files-now', cacheNames.documents])
  expect(await (await storage.open('roomwright-files-now')).keys()).toEqual(['/offline.html', '/assets/react-1.js'])
})

test('a page whose scripts go with an old build is deleted too', async () => {
  const storage = fakeStorage()
  const put = async (name: string, address: string, text: string) => (await storage.open(name)).put(address, new Response(text))
  for (const build of ['oldest', 'older', 'now']) {
    const data = JSON.stringify({ files: { chunks: `/assets/chunks-${build}.json` } })
    await put(cacheNames.documents, `/${build}`, `<script type="application/json" id="page">${data}</script>`)
    await put(cacheNames.files(build), `/assets/chunks-${build}.json`, JSON.stringify({ [documentScripts]: [] }))
  }
  await put(cacheNames.documents, '/own.html', '<h1>Without the runtime</h1>')
  await tidy({ build: 'now', files: [], offline: {} }, storage)
  expect(await (await storage.open(cacheNames.documents)).keys()).toEqual(['/older', '/now', '/own.html'])
})
