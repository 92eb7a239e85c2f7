/** Tells of every new address by a `popstate`, as Back and Forward do: Partytown knows no Navigation API, so its scripts would stay where they began. */
export function announceAddress(): void {
  if (!('navigation' in globalThis)) return
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' || navigationType === 'replace') dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
}
