/**
 * Returns the part of an origin's caches that belongs to the site at a scope, so that sites below different paths do not touch each other's
 * caches.
 */
export function cachesBelow(scope: string, storage: CacheStorage): CacheStorage {
  const path = new URL(scope).pathname
  if (path === '/') return storage
  return {
    open: (name) => storage.open(path + name),
    has: (name) => storage.has(path + name),
    delete: (name) => storage.delete(path + name),
    match: (request, options) => storage.match(request, options),
    keys: async () => (await storage.keys()).filter((name) => name.startsWith(path)).map((name) => name.slice(path.length)),
  }
}
