/** In bytes: far above any answer that was asked for. */
const longest = 16 * 1024 * 1024

/** Fetches, and gives up an answer that has no end. */
export async function boundedFetch(...args: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...args)
  let length = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength
      if (length > longest) controller.error(new Error('The answer is too long'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body?.pipeThrough(counter) ?? null, { status, statusText, headers })
}
