import { Command } from 'commander'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import type { Environment } from '../Environment.ts'
import { addRecordCommand } from './record.ts'

it('a folder without a build has no addresses to record', async () => {
  const workingDirectory = temporaryFolder('record')
  const program = new Command()
  addRecordCommand(program, { workingDirectory, site: '.' } as Environment)
  await expect(program.parseAsync(['record'], { from: 'user' })).rejects.toThrow('There is no build at dist.')
})
