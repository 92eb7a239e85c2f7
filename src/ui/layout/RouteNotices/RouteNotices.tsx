import { useMessages } from '../../messages/MessagesContext.ts'

/** Where the runtime tells what becomes of a navigation, and the words for it; `%` stands for a page's title. */
export function RouteNotices() {
  const messages = useMessages()
  return (
    <>
      <div id="route-announcer" className="vh" aria-live="assertive" aria-atomic="true" data-text={messages.navigatedTo('%')} />
      <output id="route-status" className="vh" data-loading={messages.loadingPage} data-offline={messages.offline} />
    </>
  )
}
