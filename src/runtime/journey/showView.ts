import type { Showing } from './Journey.ts'
import { settleScroll } from './settleScroll.ts'
import type { Stage } from './Stage.ts'
import { putView } from './view/putView.ts'
import { withTransition } from './withTransition.ts'

/** Shows a page at an address that the browser has taken over already, and tells those who listen. */
export async function showView({ view, path, event }: Showing, stage: Stage): Promise<void> {
  const { runtime, first } = stage
  await withTransition(event, () => {
    const previous = stage.view
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
    putView(view, previous)
    stage.view = view
    if (previous !== first && previous !== view) previous.dispose()
    runtime.key = path
    runtime.shownPath = view.path
    runtime.handover.markTheme()
    runtime.notices.texts = view.texts
    settleScroll(event)
    const heading = view.main.querySelector('h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    runtime.notices.announce(heading?.textContent || document.title)
    runtime.shown()
  })
}
