/**
 * Returns a function that finds an element of an island after hydration: where a browser extension or a translator has changed what the
 * server sent, React replaces all elements of the island by new ones.
 */
export function sameElement<Kind extends Element>(element: Kind, island: Element): () => Kind | undefined {
  const alike = () => [...island.getElementsByTagName(element.localName)] as unknown as readonly Kind[]
  const place = alike().indexOf(element)
  return () => (element.isConnected ? element : alike()[place])
}
