import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsReference } from './fields/fieldsReference.ts'

// node script/fields.ts: writes docs/fields.md from the schemas.
writeFileSync(join(import.meta.dirname, '../docs/fields.md'), fieldsReference())
