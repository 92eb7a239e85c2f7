/** A setting that is not plain data, and why. */
export interface RefusedSetting {
  readonly key: string
  readonly reason: string
}

/** Copies settings that are plain data, and names the others. An accessor that throws makes it throw. */
export function plainData(settings: Readonly<Record<string, unknown>>): {
  readonly value: Readonly<Record<string, unknown>>
  readonly refused: readonly RefusedSetting[]
} {
  const entries: [string, unknown][] = []
  const refused: RefusedSetting[] = []
  for (const key of Object.keys(settings)) {
    try {
      entries.push([key, structuredClone(settings[key])])
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      // Node quotes the code, which can be long.
      const [first = '', ...others] = error.message.replace(/\.$/, '').split('\n')
      refused.push({ key, reason: others.length > 0 ? `${first.trim()} … could not be cloned` : first })
    }
  }
  // A key `__proto__` stays a key.
  return { value: Object.fromEntries(entries), refused }
}

/** Reports whether a value is an object such as a literal makes. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
