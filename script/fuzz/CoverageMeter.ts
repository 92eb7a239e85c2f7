import { type Profiler, Session } from 'node:inspector'

/** Tells which inputs reach code of the engine that none before reached. */
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

  /** Whether what ran since the last look reached anything new, which `learn` makes known. */
  isNew(): boolean {
    this.#fresh = this.#look()
    return this.#fresh.length > 0
  }

  /** The same for one input, whose code is known from then on. */
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
    // A session of its own thread answers before the call returns.
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
