import { layOutAll, leaveForLater } from './firstScreen.ts'
import type { Showing } from './Journey.ts'
import { isHidden, takeBack } from './layOutAhead.ts'
import { forget } from './prepareView.ts'
import { settleScroll } from './settleScroll.ts'
import type { Stage } from './Stage.ts'
import { putHead } from './view/putHead.ts'
import { dropStyles } from './view/putStyles.ts'
import { putView } from './view/putView.ts'
import { whenPainted } from './whenPainted.ts'
import { withTransition } from './withTransition.ts'

/** Shows a page at an address that the browser has taken over already, and tells those who listen. */
export async function showView(showing: Showing, stage: Stage): Promise<void> {
  const past = stage.view
  // A page that is ready is there at once; to fade it in would only make the reader wait.
  if (showing.view === stage.prepared?.view) put(showing, stage)
  else {
    forget(stage)
    await withTransition(showing.event, () => {
      // A newer navigation may have been quicker than the browser's picture of the old page.
      if (!showing.event.signal.aborted) put(showing, stage)
    })
  }
  // The reader sees the page before anything else is made of it.
  await whenPainted(showing.view.main)
  layOutAll(showing.view.main)
  if (stage.view === showing.view) settle(stage)
  takeBack(past.main)
}

function put({ view, path, event }: Showing, stage: Stage): void {
  const { runtime, first, view: previous } = stage
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
  const beginsAtItsTop = event.navigationType !== 'traverse' && !event.destination.url.includes('#')
  if (!beginsAtItsTop) layOutAll(view.main)
  else if (view !== first && !isHidden(view.main)) leaveForLater(view.main)
  putView(view, previous)
  stage.view = view
  if (view === stage.prepared?.view) delete stage.prepared
  runtime.key = path
  runtime.shownPath = view.path
  runtime.entry = navigation.currentEntry
  if (view.frame !== previous.frame) runtime.handover.markTheme()
  runtime.notices.texts = view.texts
  settleScroll(event)
}

/** What a page that is in sight still needs: the reader's focus, its head, its name said aloud, and whoever looks through its links. */
function settle(stage: Stage): void {
  const { runtime, view } = stage
  const heading = view.main.querySelector('h1')
  if (heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  dropStyles(view)
  putHead(stage)
  runtime.notices.announce(heading?.textContent || document.title)
  runtime.shown()
}
