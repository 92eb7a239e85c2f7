/** A script that a document names (as `src`, or among its data), or that a script imports at its head; not what it may import later. */
const named = /(?:src=|:|from|import)\s*"(?:\/assets|\.)(\/[\w.-]+\.js)"/g

type GetFile = (address: string) => Promise<Response | undefined>

/** Whether all scripts can be had without which a document (or script) of this text does not run, those included that they import. */
export async function hasScripts(text: string, get: GetFile, seen = new Set<string>()): Promise<boolean> {
  for (const [, name] of text.matchAll(named)) {
    const address = `/assets${name}`
    if (seen.has(address)) continue
    seen.add(address)
    const script = await get(address)
    if (!script?.ok || !(await hasScripts(await script.text(), get, seen))) return false
  }
  return true
}
