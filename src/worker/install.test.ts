import { expect, test } from 'vitest'
import { tidy } from './install.ts'
import { fakeStorage } from './testing/fakeStorage.ts'

test('a new build takes over the files that it shares with older ones before those are deleted', async () => {
  const storage = fakeStorage()
  const put = async (build: string, file: string) => (await storage.open(`roomwright-files-${build}`)).put(file, new Response(build))
  await put('oldest', '/assets/react-1.js')
  await put('oldest', '/assets/app-1.js')
  await put('older', '/assets/app-2.js')
  await put('now', '/offline.html')
  await tidy({ build: 'now', files: ['/assets/react-1.js', '/assets/app-3.js'], offline: {} }, storage)
  expect(await storage.keys()).toEqual(['roomwright-files-older', 'roomwright-files-now'])
  expect(await (await storage.open('roomwright-files-now')).keys()).toEqual(['/offline.html', '/assets/react-1.js'])
})
