import { layOutAhead, takeBack } from './layOutAhead.ts'
import type { Stage } from './Stage.ts'
import { makeView } from './view/makeView.ts'

interface Preparation {
  readonly path: string
  /** Aborts when the press of its link has ended. */
  readonly pressed: AbortSignal | undefined
}

/** Renders a page whose data is there, in case the reader wants it next: all that is left to a click is to put it in place. */
export async function prepareView({ path, pressed }: Preparation, stage: Stage): Promise<void> {
  const { store, build } = stage.runtime
  const page = store.get(path)
  const fits = page?.webpackCompilationHash === build.running && stage.frames.has(page.result.language)
  if (!fits) return
  if (stage.prepared?.path !== path) {
    forget(stage)
    stage.prepared = { path, making: makeView(page, stage, new AbortController().signal) }
  }
  const { prepared } = stage
  try {
    prepared.view = await prepared.making
    // The reader may have turned to another page since.
    if (stage.prepared === prepared && pressed) layOutAhead(prepared.view, pressed)
  } catch {
    // What is wrong shows when the page is asked for.
    if (stage.prepared === prepared) forget(stage)
  }
}

/** Gives up the page that was prepared. */
export function forget(stage: Stage): void {
  const { view } = stage.prepared ?? {}
  if (view) takeBack(view.main)
  delete stage.prepared
}
