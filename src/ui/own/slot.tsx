import { type FunctionComponent, createContext, useContext } from 'react'
import type { SlotName } from '../../shared/slotNames.ts'
import { PageContext } from './PageContext.ts'

/** What a publication sets in place of the engine's parts, while a page is made. */
export interface OwnSlots {
  readonly components: ReadonlyMap<SlotName, FunctionComponent<object>>
  /** The address of a slot's style sheet, where it has one that the document does not bring. */
  sheetOf(this: void, name: SlotName): string | undefined
  /** What the content at an address is made of; undefined where it is none that an author wrote. */
  entryAt(this: void, path: string): object | undefined
  /** The slots that were replaced on this page so far. */
  readonly used: Set<SlotName>
}

/** Null in a browser, which gets the HTML of what a publication replaces. */
export const SlotsContext = createContext<OwnSlots | null>(null)

/** Finds the addresses of the content that a slot shows. */
interface SlotContent<Props> {
  /** Of the one that it is about, in its props or its page's own. */
  entryOf?(this: void, props: Props, page: string): string | undefined
  /** Of those that it lists. */
  entriesOf?(this: void, props: Props): readonly string[]
}

/** Makes a slot of one of the engine's components. */
export function slot<Props extends object>(
  name: SlotName,
  Original: FunctionComponent<Props>,
  { entryOf, entriesOf }: SlotContent<Props> = {},
): FunctionComponent<Props> {
  return function Slot(props) {
    const slots = useContext(SlotsContext)
    const page = useContext(PageContext)
    const Own = slots?.components.get(name) as FunctionComponent<Props & { readonly Original: FunctionComponent<Props> }> | undefined
    if (!slots || !Own) return <Original {...props} />
    const sheet = slots.used.has(name) ? undefined : slots.sheetOf(name)
    slots.used.add(name)
    const path = page && entryOf?.(props, page.path)
    const entry = path ? slots.entryAt(path) : undefined
    const entries = entriesOf?.(props).flatMap((address) => slots.entryAt(address) ?? [])
    return (
      <>
        {sheet !== undefined && <link rel="stylesheet" href={sheet} />}
        <Own {...props} {...(entry && { entry })} {...(entries && { entries })} Original={Original} />
      </>
    )
  }
}
