import { checkDuplicateTitle } from '../checks/checkDuplicate.ts'
import { checkLine } from '../checks/checkLine.ts'
import type { Finding } from '../checks/Finding.ts'
import type { PlanGroup } from '../plan/PlanGroup.ts'
import { answerSchemas } from '../prompts/answerSchemas.ts'
import { instructionsOf } from '../prompts/instructionsOf.ts'
import type { RunContext } from '../run/RunContext.ts'
import { askPass } from './askPass.ts'
import { placeData } from './placeData.ts'
import { placeOf } from './placeOf.ts'

/** How many titles of the publication a prompt lists. */
const listed = 150

/** The subjects of a group: those of the plan, and as many more as it wants, none of which is covered. */
export async function chooseTopics(group: PlanGroup, unit: string, { newsroom, register, call }: RunContext): Promise<readonly string[]> {
  const { language, topics: given, count } = group
  const wanted = count - given.length
  if (wanted <= 0) return given
  const { settings } = newsroom
  const covered = [...register.others(language, unit).map(({ title }) => title), ...given]
  const instructions = instructionsOf('topics', language, settings)
  const suffixes = settings.rules.conversationalTurkish

  function faultsOf(topic: string, before: readonly string[]): readonly Finding[] {
    const known = [...covered, ...before].map((title) => ({ title }))
    return [...checkLine(topic, { language, name: 'A topic', longest: 120, instructions, suffixes }), ...checkDuplicateTitle(topic, known)]
  }

  const data = { ...placeData({ ...placeOf(group, newsroom), language }), count: wanted, covered: covered.slice(-listed) }
  const input = { pass: 'topics', unit, language, settings, data, schema: answerSchemas.topics } as const
  let good: string[] = []
  await askPass(input, call, ({ topics }) => {
    const findings: Finding[] = []
    good = []
    for (const topic of topics.map((text) => text.trim())) {
      const faults = faultsOf(topic, good)
      findings.push(...faults)
      if (faults.length === 0) good.push(topic)
    }
    if (good.length >= wanted) return []
    return [...findings.slice(0, 20), { rule: 'count', message: `${good.length} of the topics can be used, ${wanted} are needed.` }]
  })
  return [...given, ...good.slice(0, wanted)]
}
