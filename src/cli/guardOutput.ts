/** Called once, with the first error that lost output. */
type Tell = (this: void, error: NodeJS.ErrnoException) => void

/**
 * Lets a program continue if its output cannot be written. Returns a function that reports whether anything has been lost. The reader
 * of the output may stop at any time (`| head`), which is not a loss.
 */
export function guardOutput(streams: readonly Pick<NodeJS.EventEmitter, 'on'>[], tell: Tell): () => boolean {
  let isLost = false
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return
      if (!isLost) tell(error)
      isLost = true
    })
  }
  return () => isLost
}
