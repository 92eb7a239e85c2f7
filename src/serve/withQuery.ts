/** An address with a request's query added to its own, before its fragment. */
export function withQuery(address: string, query: string): string {
  if (query.length < 2) return address
  const hash = address.indexOf('#')
  const [base, fragment] = hash === -1 ? [address, ''] : [address.slice(0, hash), address.slice(hash)]
  // The query's raw bytes, which node:http gives as Latin-1.
  const ascii = query.slice(1).replace(/[^!-~]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
  return `${base}${base.includes('?') ? '&' : '?'}${ascii}${fragment}`
}
