import { type ConfigAnswer, type ConfigQuestion, runConfig } from '../load/config/runConfig.ts'

const answers = new Map<string, Promise<ConfigAnswer>>()

/** Runs each text once: most tests have the same settings, and a process for each would take longer than they do. */
export function runConfigOnce(question: ConfigQuestion): Promise<ConfigAnswer> {
  const answer = answers.get(question.text) ?? runConfig(question)
  answers.set(question.text, answer)
  return answer
}
