/** An address with a request's query (with its `?`, or empty) added to its own, before its fragment. */
export function withQuery(address: string, query: string): string {
  if (query.length < 2) return address
  const hash = address.indexOf('#')
  const [base, fragment] = hash === -1 ? [address, ''] : [address.slice(0, hash), address.slice(hash)]
  return `${base}${base.includes('?') ? '&' : '?'}${query.slice(1)}${fragment}`
}
