import type { Problem } from '../problem.ts'

/** Problems as SARIF 2.1.0, which code hosts show beside the lines: https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */
export function formatSarif(problems: readonly Problem[]): string {
  const rules = [...new Set(problems.map((problem) => problem.rule))].toSorted()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'roomwright', rules: rules.map((id) => ({ id })) } },
        columnKind: 'unicodeCodePoints',
        // Where the folder lies is the reader's to say: a log holds no path of the machine.
        originalUriBaseIds: { SITE: { description: { text: 'The publication folder.' } } },
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
