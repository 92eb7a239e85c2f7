import { expect, test } from 'vitest'
import { createUploadProgress } from './uploadProgress.ts'

/** Sends 40 files of 1 MB, one a second, and returns what is shown. */
function send(terminal: boolean): readonly string[] {
  const shown: string[] = []
  let time = 0
  const progress = createUploadProgress({ terminal, sink: { write: (text) => shown.push(text) }, now: () => time })
  progress.begin({ objects: 40, bytes: 40_000_000 })
  for (let sent = 0; sent < 40; sent += 1) {
    time += 1000
    progress.sent(1_000_000)
  }
  progress.end()
  return shown
}

test('an upload without a terminal writes a plain line for every tenth of the files, with the time that is left', () => {
  const lines = send(false)
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('Sending: 4 of 40 files, 4.0 MB of 40.0 MB, 36 s left\n')
  expect(lines.at(-1)).toBe('Sending: 40 of 40 files, 40.0 MB of 40.0 MB, 0 s left\n')
})

test('an upload on a terminal redraws one line for every file, and clears it at the end', () => {
  const parts = send(true)
  expect(parts).toHaveLength(41)
  expect(parts[0]).toBe('\r\u001b[2KSending: 1 of 40 files, 1.0 MB of 40.0 MB, 39 s left')
  expect(parts.at(-1)).toBe('\r\u001b[2K')
})

test('social cards are counted before the files, which begin to count from the first again', () => {
  const shown: string[] = []
  const progress = createUploadProgress({ terminal: false, sink: { write: (text) => shown.push(text) }, now: () => 0 })
  for (let done = 1; done <= 20; done += 1) progress.drew(done, 20)
  progress.begin({ objects: 1, bytes: 500 })
  progress.sent(500)
  expect(shown).toHaveLength(11)
  expect(shown[0]).toBe('Drawing social cards: 2 of 20\n')
  expect(shown.at(-1)).toBe('Sending: 1 of 1 files, 500 B of 500 B, 0 s left\n')
})
