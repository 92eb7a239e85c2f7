/** Told of when a stream could not be written, once each. */
type Tell = (this: void, error: NodeJS.ErrnoException) => void

/**
 * Lets a program go on where what it prints cannot be written, and gives whether something was lost so far. The reader of the output may
 * stop at any time (`| head`); that is not a loss.
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
