import { type ConfigAnswer, type ConfigRequest, runConfig } from '../load/config/runConfig.ts'

const answers = new Map<string, Promise<ConfigAnswer>>()

/** Runs each text once: most tests have the same settings, and a process for each would take longer than they do. */
export function runConfigOnce(request: ConfigRequest): Promise<ConfigAnswer> {
  const answer = answers.get(request.text) ?? runConfig(request)
  answers.set(request.text, answer)
  return answer
}
