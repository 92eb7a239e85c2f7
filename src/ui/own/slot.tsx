import { type FunctionComponent, createContext, useContext } from 'react'
import type { SlotName } from '../../shared/pages/slotNames.ts'
import { PageContext } from './PageContext.ts'

/** The publication's replacements for parts of the engine, while a page is rendered. */
export interface OwnSlots {
  readonly components: ReadonlyMap<SlotName, FunctionComponent<object>>
  /** Returns the URL of a slot's style sheet, if it has one that the document does not include. */
  sheetOf(this: void, name: SlotName): string | undefined
  /** Returns the entry at a path; undefined if there is no authored content. */
  entryAt(this: void, path: string): object | undefined
  /** The slots replaced on this page so far. */
  readonly used: Set<SlotName>
}

/** Null in a browser, which receives the replaced parts as HTML. */
export const SlotsContext = createContext<OwnSlots | null>(null)

/** Finds the paths of the content that a slot shows. */
interface SlotContent<Props> {
  /** Returns the path of the entry that it is about, from its props or its page's own path. */
  entryOf?(this: void, props: Props, page: string): string | undefined
  /** Returns the paths of the entries that it lists. */
  entriesOf?(this: void, props: Props): readonly string[]
}

/** Makes one of the engine's components a slot. */
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
