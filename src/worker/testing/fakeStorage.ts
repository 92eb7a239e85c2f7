/** Creates an in-memory `CacheStorage` with the methods that the worker uses. */
export function fakeStorage(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, entries)
    return {
      match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
      put: async (key: string, response: Response) => {
        const body = await response.text()
        entries.delete(key)
        entries.set(key, new Response(body, response))
      },
      keys: () => Promise.resolve([...entries.keys()]),
      delete: (key: string) => Promise.resolve(entries.delete(key)),
    }
  }
  return {
    open: (name: string) => Promise.resolve(open(name)),
    match: (key: string) =>
      Promise.resolve(
        [...caches.values()]
          .find((entries) => entries.has(key))
          ?.get(key)
          ?.clone(),
      ),
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
  } as unknown as CacheStorage
}
