import type { Finding } from '../checks/Finding.ts'

/** An article that the model did not get right. */
export class SetAside extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super('An article was set aside')
    this.findings = findings
  }
}
