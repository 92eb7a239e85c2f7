import { rules, rulesBySubject } from '../../src/content/rules.ts'

const head = `# Every rule

\`check\` and \`build\` name a rule in each problem: \`articles/chair/en.md:3:7  error  slug-form  …\`. This page says what each of the ${Object.keys(rules).length} rules finds. The
problem itself names the place and what to write instead. It is generated from \`src/content/rules.ts\`: \`npm run rules\`.

An *error* stops a build; a *warning* does not. *Either*: the sentence says when, or the problem does. The rules in the last table can be
set to \`off\`, \`warning\` or \`error\` with [\`rules\`](settings.md#rules) in \`site.config.ts\`; all others always apply.
`

/** Returns the reference of all rules in Markdown. */
export function rulesReference(): string {
  const sections = Object.entries(rulesBySubject).map(([subject, found]) => {
    const rows = Object.entries(found).map(([name, { level, finding }]) => `| \`${name}\` | ${level} | ${finding.replaceAll('|', '\\|')} |`)
    return [`## ${subject}`, '', '| rule | level | what it finds |', '|---|---|---|', ...rows, ''].join('\n')
  })
  return [head, ...sections].join('\n')
}
