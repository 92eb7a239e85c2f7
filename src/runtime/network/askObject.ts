import type { Network } from './Network.ts'

/** The object in an answer with the status 200; undefined for all other answers. Rejects like `Network.ask`. */
export async function askObject(
  url: string,
  signal: AbortSignal,
  network: Network,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { status, body } = await network.ask(url, { signal })
  return status === 200 ? parseObject(body) : undefined
}

/** A JSON text's value if it is an object. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
