import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesReference } from './rules/rulesReference.ts'

// node script/rules.ts: writes docs/rules.md from the table of rules.
writeFileSync(join(import.meta.dirname, '../docs/rules.md'), rulesReference())
