import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReference } from './api/apiReference.ts'

// node script/api.ts: writes docs/api.md from the comments of the package's exports.
writeFileSync(join(import.meta.dirname, '../docs/api.md'), apiReference())
