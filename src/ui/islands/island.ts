import type { FunctionComponent, ReactNode } from 'react'

/** Props that JSON can carry; `never` for a function, an element or an instance with methods. */
type DataOnly<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...values: never[]) => unknown
    ? never
    : { readonly [Key in keyof Value]: DataOnly<Value[Key]> }

type OnlyData<Props> =
  Props extends DataOnly<Props> ? unknown : 'The props of an island are data alone: numbers, texts, lists and plain objects'

/**
 * Defines an island: a component with state, effects or handlers whose props are plain data. The file
 * `Name.island.tsx` exports the component `Name`.
 */
export function island<Props extends object>(component: ((props: Props) => ReactNode) & OnlyData<Props>): FunctionComponent<Props> {
  return component
}
