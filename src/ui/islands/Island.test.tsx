import { Component, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Island, IslandNames } from './Island.tsx'
import { island } from './island.ts'

interface LabelProps {
  readonly text: string
  readonly list?: readonly { readonly count: number }[]
}

const Label = island(({ text }: LabelProps) => <b>{text}</b>)
const Empty = island(() => <i />)
const names = new Map<unknown, string>([
  [Label, 'Label'],
  [Empty, 'Empty'],
])

const onServer = (part: ReactElement) => renderToString(<IslandNames value={names}>{part}</IslandNames>)

describe('an island in a document', () => {
  test('is rendered as its full HTML, with its name and props', () => {
    const html = onServer(
      <Island on="touch">
        <Label text="a<b" list={[{ count: 1 }]} />
      </Island>,
    )
    const props = '{&quot;text&quot;:&quot;a&lt;b&quot;,&quot;list&quot;:[{&quot;count&quot;:1}]}'
    expect(html).toBe(`<page-island data-island="Label" data-props="${props}"><b>a&lt;b</b></page-island>`)
  })

  test('names the event that wakes it, and omits absent props', () => {
    const html = onServer(
      <Island on="visible">
        <Empty />
      </Island>,
    )
    expect(html).toBe('<page-island data-island="Empty" data-wake="visible"><i></i></page-island>')
  })

  test('throws for a component that is not exported with island()', () => {
    const Stranger = () => <b />
    const part = (
      <Island on="touch">
        <Stranger />
      </Island>
    )
    expect(() => onServer(part)).toThrow('<Island> takes one component that a file *.island.tsx exports by island(…)')
  })

  test.each([
    ['a function', () => 1],
    ['an element', <b key="b" />],
    ['a date', new Date(0)],
    ['an instance', new (class extends Component {})({})],
  ])('throws for a prop that contains %s', (_, value) => {
    const props = { text: 'a', list: [value] } as unknown as LabelProps
    const part = (
      <Island on="touch">
        <Label {...props} />
      </Island>
    )
    expect(() => onServer(part)).toThrow('The props of an island are data alone')
  })
})

test('in a live tree, an island renders only its component', () => {
  const html = renderToString(
    <Island on="idle">
      <Label text="a" />
    </Island>,
  )
  expect(html).toBe('<page-island><b>a</b></page-island>')
})

test('the type checker refuses a component whose props are more than plain data', () => {
  const refused = [
    // @ts-expect-error -- a function
    island(({ call }: { readonly call: () => string }) => call()),
    // @ts-expect-error -- an element
    island(({ part }: { readonly part: ReactElement }) => part),
    // @ts-expect-error -- an instance of a class, inside a list
    island(({ dates }: { readonly dates: readonly Date[] }) => dates.length),
  ]
  expect(refused).toHaveLength(3)
})
