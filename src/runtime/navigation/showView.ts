import type { Runtime } from '../Runtime.ts'
import { putView } from '../view/putView.ts'
import type { View } from '../view/View.ts'
import { settleScroll } from './settleScroll.ts'
import { withTransition } from './withTransition.ts'

export interface Showing {
  readonly view: View
  /** Key of the address where it is shown. */
  readonly path: string
  readonly event: NavigateEvent
}

/** Shows a page at an address that the browser has taken over already, and tells those who listen. */
export async function showView({ view, path, event }: Showing, runtime: Runtime): Promise<void> {
  await withTransition(event, () => {
    const previous = runtime.view
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
    putView(view, previous)
    runtime.handover.markTheme()
    runtime.view = view
    runtime.key = path
    runtime.notices.texts = view.texts
    if (previous !== runtime.first.view && previous !== view) previous.dispose()
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
