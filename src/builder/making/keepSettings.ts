import { type ConfigAnswer, type ConfigRunner, runConfig } from '../../content/load/config/runConfig.ts'

/** Runs settings once, and keeps what they gave for others that make the same site. */
export function keepSettings(run: ConfigRunner = runConfig): {
  readonly run: ConfigRunner
  readonly answer: () => ConfigAnswer | undefined
} {
  let answer: ConfigAnswer | undefined
  return {
    run: async (request) => (answer = await run(request)),
    answer: () => answer,
  }
}
