import { rules, rulesBySubject } from '../../src/content/rules.ts'

const head = `# Every rule

What each of the ${Object.keys(rules).length} rules finds. \`check\` and \`build\` name the rule in each problem, \`articles/chair/en.md:3:7  error  slug-form  …\`, and below it what to write instead.
This page is generated from \`src/content/rules.ts\`: \`npm run rules\`.

An *error* stops a build; a *warning* does not; *either* depends on what is wrong. Only \`check\` applies the rules in [the last table](#rules-that-the-settings-can-switch), and
only these can be set to \`off\`, \`warning\` or \`error\`, with [\`rules\`](settings.md#rules) in \`site.config.ts\`.
`

/** Returns the reference of all rules in Markdown. */
export function rulesReference(): string {
  const sections = Object.entries(rulesBySubject).map(([subject, found]) => {
    const rows = Object.entries(found).map(([name, { level, finding }]) => `| \`${name}\` | ${level} | ${finding.replaceAll('|', '\\|')} |`)
    return [`## ${subject}`, '', '| rule | level | what it finds |', '|---|---|---|', ...rows, ''].join('\n')
  })
  return [head, ...sections].join('\n')
}
