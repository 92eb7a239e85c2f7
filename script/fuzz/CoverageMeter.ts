import { type Profiler, Session } from 'node:inspector'

/** Detects inputs that reach code of the engine not reached before. */
export class CoverageMeter {
  readonly #session = new Session()
  readonly #known = new Set<string>()
  #fresh: string[] = []

  constructor() {
    this.#session.connect()
    this.#session.post('Profiler.enable')
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    this.isNew()
    this.learn()
  }

  /** Reports whether the code run since the last call reached anything new; `learn` then marks it as known. */
  isNew(): boolean {
    this.#fresh = this.#look()
    return this.#fresh.length > 0
  }

  /** Does the same for a single input, and marks its code as known. */
  isNewAlone(): boolean {
    const reached = this.#look()
    for (const place of reached) this.#known.add(place)
    return reached.length > 0
  }

  learn(): void {
    for (const place of this.#fresh) this.#known.add(place)
  }

  close(): void {
    this.#session.disconnect()
  }

  #look(): string[] {
    let places: string[] = []
    // The inspector of the same thread answers before the call returns.
    this.#session.post('Profiler.takePreciseCoverage', (error, answer: Profiler.TakePreciseCoverageReturnType) => {
      if (error) throw error
      places = answer.result
        .filter(({ url }) => /\/src\/|\/node_modules\/(?:yaml|jsonc-parser|parse5|@rgrove)\//.test(url))
        .flatMap(({ scriptId, functions }) =>
          functions.flatMap(({ ranges }) =>
            ranges.filter(({ count }) => count > 0).map(({ startOffset, endOffset }) => `${scriptId}:${startOffset}:${endOffset}`),
          ),
        )
    })
    return places.filter((place) => !this.#known.has(place))
  }
}
