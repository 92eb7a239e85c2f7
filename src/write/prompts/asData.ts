/** Text from outside, as JSON between two marks that it cannot write itself. */
export function asData(value: unknown): string {
  const json = JSON.stringify(value, undefined, 1).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<data>\n${json}\n</data>`
}
