export interface NetworkFirstOptions {
  /** The network's answer, already asked for. */
  readonly answer: Promise<Response>
  /** The kept copy, if there is one that can be shown; never rejects. */
  readonly kept: () => Promise<Response | undefined>
  /** Milliseconds after which a kept copy is better than waiting. */
  readonly patience: number
}

/** The network's answer, whatever it is; the kept copy when there is none or it is late. Rejects when there is neither. */
export async function networkFirst({ answer, kept, patience }: NetworkFirstOptions): Promise<Response> {
  const lost = answer.catch(() => undefined)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  return (await Promise.race([lost, late])) ?? (await kept()) ?? answer
}
