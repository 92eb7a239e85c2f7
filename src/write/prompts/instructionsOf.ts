import type { WritingSettings } from '../../content/schemas/writingSchema.ts'
import type { Language } from '../../shared/languages.ts'
import { repairInstruction } from './passRequest.ts'
import { systemPrompt } from './systemPrompt.ts'
import { type PassName, taskOf } from './tasks.ts'

/** What must not come back in an answer. */
export function instructionsOf(pass: PassName, language: Language, settings: WritingSettings): readonly string[] {
  return [...systemPrompt(language, settings), ...taskOf(pass, settings).split('\n'), repairInstruction]
}
