import type { Problem } from '../problem.ts'

/** Problems as JSON for programs: `{ errors, warnings, problems }`. */
export function formatJson(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  return JSON.stringify({ errors, warnings: problems.length - errors, problems }, null, 2)
}
