import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandsReference } from './commands/commandsReference.ts'

// node script/commands.ts: writes docs/commands.md from the commands themselves.
writeFileSync(join(import.meta.dirname, '../docs/commands.md'), commandsReference())
