/** Milliseconds that a `Retry-After` asks for: seconds, or a date that is read by the server's own clock. */
export function parseRetryAfter(value: string | undefined, serverDate: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value) * 1000
  const [until, now] = [Date.parse(value), Date.parse(serverDate ?? '')]
  return Number.isNaN(until) || Number.isNaN(now) ? undefined : Math.max(0, until - now)
}
