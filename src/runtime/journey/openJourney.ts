import type { Runtime } from '../Runtime.ts'
import { arrive } from './arrive.ts'
import { ChunkFailures } from './ChunkFailures.ts'
import { allowFirstPaint } from './firstPaint.ts'
import type { Journey } from './Journey.ts'
import { prepareView } from './prepareView.ts'
import { showView } from './showView.ts'
import type { Stage } from './Stage.ts'
import { readView } from './view/readView.ts'

/** Begins a journey from the page that stands in the document. */
export function openJourney(runtime: Runtime): Journey {
  allowFirstPaint()
  const first = readView(runtime.data, runtime.notices.texts)
  const stage: Stage = {
    runtime,
    failures: new ChunkFailures(() => sessionStorage),
    frames: new Map([[first.language, first.frame]]),
    first,
    head: first.head,
    view: first,
  }
  return {
    arrive: (destination, signal) => arrive(destination, stage, signal),
    prepare: (path) => prepareView(path, stage),
    prepared: (path) => (stage.prepared?.path === path && !runtime.build.outdated ? stage.prepared : undefined),
    show: (showing) => showView(showing, stage),
  }
}
