import { expect, test } from 'vitest'
import { holdPort } from './holdPort.ts'
import { openChannel } from './openChannel.ts'

test('a port that is held shows what the wait is for, and is free for a server afterwards', async () => {
  const channel = openChannel()
  const held = await holdPort({ host: 'localhost', port: 0 }, channel)
  const waiting = await fetch(`http://localhost:${held.port}/any/page?q=1`)
  expect([waiting.status, await waiting.text()]).toEqual([503, expect.stringContaining('is being built')])
  channel.tell({ problems: [], faults: ['No scripts <today>.'] })
  expect(await (await fetch(`http://localhost:${held.port}/`)).text()).toContain('No scripts &lt;today&gt;.')
  expect((await fetch(`http://localhost:${held.port}/__dev/page.js?build=1`)).headers.get('content-type')).toContain('text/javascript')

  await held.free()
  await held.free()
  const next = await holdPort({ host: 'localhost', port: held.port }, channel)
  expect(next.port).toBe(held.port)
  await next.free()
})
