import type { Chunk, Chunks } from '../chunks/Chunks.ts'

/** What the chunk of a part exports. */
interface Part {
  answer(this: void, event: Event): void
}

/** Has the chunks of marked parts (`data-part`) answer what readers do there; each is loaded when it is first turned to. */
export function answerParts(chunks: Chunks): void {
  for (const type of ['click', 'keydown', 'submit']) {
    addEventListener(
      type,
      (event) => {
        const { target } = event
        const name = target instanceof Element && target.closest<HTMLElement>('[data-part]')?.dataset.part
        if (!name) return
        const answer = (chunk?: Chunk) => (chunk?.exports as Part | undefined)?.answer(event)
        const ready = chunks.get(name)
        // At once, where it can be: to keep the browser from something is possible only now.
        if (ready) answer(ready)
        else chunks.load(name).then(answer, () => undefined)
      },
      true,
    )
  }
  document.documentElement.dataset.alive = ''
}
