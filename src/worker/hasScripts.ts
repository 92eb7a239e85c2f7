/** A script or chunk map that a document names (as `src`, or among its data), or a script that a script imports at its head; not what may be loaded later. */
const named = /(?:src=|:|from|import)\s*"(?:\/assets|\.)(\/[\w.-]+\.js(?:on)?)"/g

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
