import { z } from 'zod'
import { textField } from '../schemas/textField.ts'
import { durationField } from './durationField.ts'
import { listField } from './listField.ts'

/** What a project asks of its reader. */
export const projectSchema = z.strictObject({
  /** Absent: the engine's word for a project. */
  title: textField('the name of what is made').optional(),
  note: textField('a line below the title').optional(),
  time: durationField,
  cost: z.enum(['low', 'moderate', 'high']).meta({ write: '`low`, `moderate` or `high`' }),
  difficulty: z.enum(['easy', 'moderate', 'hard']).meta({ write: '`easy`, `moderate` or `hard`' }),
  tools: listField(textField('a tool'), 'a list of tools: `- A hand saw`'),
})
