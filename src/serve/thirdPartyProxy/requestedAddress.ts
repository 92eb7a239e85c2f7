/** The address in the query of a request to the proxy, as `URL` writes it; undefined where there is not exactly one. */
export function requestedAddress(target: string): string | undefined {
  const question = target.indexOf('?')
  if (question === -1) return undefined
  const [address, ...others] = new URLSearchParams(target.slice(question + 1)).getAll('url')
  return address !== undefined && others.length === 0 && URL.canParse(address) ? new URL(address).href : undefined
}
