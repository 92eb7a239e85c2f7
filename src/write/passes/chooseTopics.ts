import type { Finding } from '../checks/Finding.ts'
import { checkDuplicateTitle } from '../checks/checkDuplicate.ts'
import { checkLine } from '../checks/checkLine.ts'
import type { PlanGroup } from '../plan/resolveEntry.ts'
import { answerSchemas } from '../prompts/parseAnswer.ts'
import { instructionsOf } from '../prompts/passRequest.ts'
import type { RunContext } from '../run/RunContext.ts'
import { SetAsideError, askPass } from './askPass.ts'
import { placeData, placeOf } from './placeOf.ts'

/** Maximum titles of the publication listed in a prompt. */
const listed = 150
/** Maximum subjects requested per call. */
export const inOneAnswer = 25

interface ChosenTopics {
  readonly topics: readonly string[]
  /** Why there are fewer than the group needs. */
  readonly reasons: readonly Finding[]
}

/** Chooses the subjects of a group: the plan's, and as many more as needed, none of them covered or rejected before. */
export async function chooseTopics(group: PlanGroup, unit: string, { publication, reservations, call }: RunContext): Promise<ChosenTopics> {
  const { language, topics: given, count } = group
  const wanted = count - given.length
  if (wanted <= 0) return { topics: given, reasons: [] }
  const { settings } = publication
  const rejected = publication.rejected.flatMap((subject) => (subject.language === language ? [subject.title] : []))
  const covered = [...rejected, ...reservations.others(language, unit).map(({ title }) => title), ...given]
  const instructions = instructionsOf('topics', language, settings)
  const suffixes = settings.rules.conversationalTurkish
  const found: string[] = []

  function faultsOf(topic: string): readonly Finding[] {
    const known = [...covered, ...found].map((title) => ({ title }))
    return [...checkLine(topic, { language, name: 'A topic', longest: 120, instructions, suffixes }), ...checkDuplicateTitle(topic, known)]
  }

  const place = placeData({ ...placeOf(group, publication), language })
  let reasons: readonly Finding[] = []
  for (let batch = 0; found.length < wanted && reasons.length === 0; batch++) {
    const enough = Math.min(found.length + inOneAnswer, wanted)
    const data = { ...place, count: enough - found.length, covered: [...covered, ...found].slice(-listed) }
    const name = batch === 0 ? unit : `${unit}+${batch}`
    const input = { pass: 'topics', unit: name, language, settings, data, schema: answerSchemas.topics } as const
    const choose = askPass(input, call, ({ topics }) => {
      const findings: Finding[] = []
      for (const topic of topics.map((text) => text.trim()).filter((text) => !found.includes(text))) {
        const faults = faultsOf(topic)
        findings.push(...faults)
        if (faults.length === 0) found.push(topic)
      }
      if (found.length >= enough) return []
      return [
        ...findings.slice(0, 20),
        { rule: 'count', message: `The good topics are kept: ${found.join('; ')}. ${enough - found.length} more are needed.` },
      ]
    })
    reasons = await reasonsOf(choose)
  }
  return { topics: [...given, ...found.slice(0, wanted)], reasons }
}

/** Returns why an answer never passed; empty if it did. */
async function reasonsOf(pass: Promise<unknown>): Promise<readonly Finding[]> {
  try {
    await pass
    return []
  } catch (error) {
    if (error instanceof SetAsideError) return error.findings
    throw error
  }
}
