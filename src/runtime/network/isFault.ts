/** Whether `fetch` and its kin reject with this for the network's or the server's sake. */
export function isFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}
