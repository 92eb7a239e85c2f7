import { pathToFileURL } from 'node:url'
import type { Problem } from '../problem.ts'

/**
 * Problems as SARIF 2.1.0, which code hosts show beside the lines: https://docs.oasis-open.org/sarif/sarif/v2.1.0/
 * `directory` is the publication folder, absolute.
 */
export function formatSarif(problems: readonly Problem[], directory: string): string {
  const rules = [...new Set(problems.map((problem) => problem.rule))].toSorted()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'roomwright', rules: rules.map((id) => ({ id })) } },
        columnKind: 'unicodeCodePoints',
        originalUriBaseIds: { SITE: { uri: pathToFileURL(`${directory}/`).href, description: { text: 'The publication folder.' } } },
        results: problems.map((problem) => ({
          ruleId: problem.rule,
          ruleIndex: rules.indexOf(problem.rule),
          level: problem.severity,
          message: { text: [problem.message, problem.fix].filter(Boolean).join(' ') },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: problem.file.split('/').map(encodeURIComponent).join('/'), uriBaseId: 'SITE' },
                region: { startLine: problem.line, startColumn: problem.column },
              },
            },
          ],
        })),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}
