import type { Stage } from './Stage.ts'
import { makeView } from './view/makeView.ts'

/** Renders a page whose data is there, in case the reader wants it next: all that is left to a click is to put it in place. */
export async function prepareView(path: string, stage: Stage): Promise<void> {
  const { store, build } = stage.runtime
  const page = store.get(path)
  const fits = page?.webpackCompilationHash === build.running && stage.frames.has(page.result.language)
  if (!fits || stage.prepared?.path === path) return
  stage.prepared = await makeView(page, stage, new AbortController().signal)
}
