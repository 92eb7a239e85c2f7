import type { Runtime } from '../Runtime.ts'
import { arrive } from './arrive.ts'
import { ChunkFailures } from './ChunkFailures.ts'
import { allowLater } from './firstScreen.ts'
import type { Journey } from './Journey.ts'
import { prepareView } from './prepareView.ts'
import { showView } from './showView.ts'
import type { Stage } from './Stage.ts'
import { keepSheets } from './view/keepSheets.ts'
import { readView } from './view/readView.ts'

/** Begins a journey from the page that stands in the document. */
export function openJourney(runtime: Runtime): Journey {
  allowLater()
  const first = readView(runtime.data, runtime.notices.texts)
  void keepSheets(first.main)
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
    prepare: (path, pressed) => prepareView({ path, pressed }, stage),
    prepared: (path) => (stage.prepared?.path === path && !runtime.build.outdated ? stage.prepared.view : undefined),
    show: (showing) => showView(showing, stage),
  }
}
