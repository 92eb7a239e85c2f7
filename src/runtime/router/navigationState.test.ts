import { describe, expect, it } from 'vitest'
import { type Command, type NavigationEvent, type NavigationState, type ShownPage, reduceNavigation } from './navigationState.ts'

const pageAt = (key: string): ShownPage => ({ key, path: key })
const home = pageAt('/')
const idle: NavigationState = { name: 'idle', shown: home }

/** Returns the states and commands that a series of events leads to. */
function run(events: readonly NavigationEvent[]) {
  const commands: Command[] = []
  let state = idle
  const names = events.map((event) => {
    const step = reduceNavigation(state, event)
    state = step.state
    if (step.command) commands.push(step.command)
    return state.name
  })
  return { names, commands, shown: state.shown.key }
}

const start = (id: number, key: string, page: 'deferred' | 'addressed' | 'rendered' = 'deferred'): NavigationEvent => ({
  type: 'start',
  id,
  key,
  page,
})

describe('a navigation', () => {
  it.each<[string, readonly NavigationEvent[], ReturnType<typeof run>]>([
    [
      'changes the address when the page is ready',
      [
        start(1, '/a'),
        { type: 'loaded', id: 1, result: 'view' },
        { type: 'committed', id: 1 },
        { type: 'shown', id: 1, page: pageAt('/a') },
      ],
      { names: ['loading', 'ready', 'showing', 'idle'], commands: ['load', 'show'], shown: '/a' },
    ],
    [
      'to a page that was rendered ahead loads nothing',
      [start(1, '/a', 'rendered'), { type: 'committed', id: 1 }, { type: 'shown', id: 1, page: pageAt('/a') }],
      { names: ['ready', 'showing', 'idle'], commands: ['show'], shown: '/a' },
    ],
    [
      'that cannot be answered opens the document',
      [start(1, '/a'), { type: 'loaded', id: 1, result: 'document' }],
      { names: ['loading', 'leaving'], commands: ['load', 'openDocument'], shown: '/' },
    ],
    [
      'whose address stands already reloads the document instead',
      [start(1, '/a', 'addressed'), { type: 'loaded', id: 1, result: 'document' }],
      { names: ['loading', 'leaving'], commands: ['load', 'reloadDocument'], shown: '/' },
    ],
    [
      'offline says so and stays',
      [start(1, '/a'), { type: 'loaded', id: 1, result: 'offline' }],
      { names: ['loading', 'idle'], commands: ['load', 'tellOffline'], shown: '/' },
    ],
    [
      'offline puts back an address that stands already, unless another navigation follows',
      [
        start(1, '/a', 'addressed'),
        { type: 'loaded', id: 1, result: 'offline' },
        start(2, '/b', 'addressed'),
        { type: 'expired', id: 1 },
        { type: 'loaded', id: 2, result: 'offline' },
        { type: 'expired', id: 2 },
      ],
      {
        names: ['loading', 'failed', 'loading', 'loading', 'failed', 'idle'],
        commands: ['load', 'expire', 'load', 'expire', 'restoreAddress'],
        shown: '/',
      },
    ],
    [
      'that is replaced shows nothing when it is loaded after all',
      [start(1, '/a'), start(2, '/b'), { type: 'aborted', id: 1 }, { type: 'loaded', id: 1, result: 'view' }],
      { names: ['loading', 'loading', 'loading', 'loading'], commands: ['load', 'load'], shown: '/' },
    ],
    [
      'that gives way to the browser’s own leaves the address to it',
      [start(1, '/a', 'addressed'), { type: 'aborted', id: 1 }, { type: 'passed' }, { type: 'expired', id: 1 }],
      { names: ['loading', 'failed', 'idle', 'idle'], commands: ['load', 'expire'], shown: '/' },
    ],
    [
      'into a document that cannot take it reloads that',
      [start(1, '/a', 'rendered'), { type: 'committed', id: 1 }, { type: 'refused', id: 1 }, { type: 'restored' }],
      { names: ['ready', 'showing', 'leaving', 'idle'], commands: ['show', 'reloadDocument'], shown: '/' },
    ],
    [
      'is not moved by what cannot happen in its state',
      [
        start(1, '/a'),
        { type: 'committed', id: 1 },
        { type: 'expired', id: 1 },
        { type: 'loaded', id: 1, result: 'view' },
        { type: 'loaded', id: 1, result: 'view' },
        { type: 'refused', id: 1 },
        { type: 'committed', id: 1 },
        { type: 'expired', id: 1 },
        { type: 'shown', id: 1, page: pageAt('/a') },
        { type: 'restored' },
      ],
      {
        names: ['loading', 'loading', 'loading', 'ready', 'ready', 'ready', 'showing', 'showing', 'idle', 'idle'],
        commands: ['load', 'show'],
        shown: '/a',
      },
    ],
    [
      'that has failed is not ended twice, and not by what comes late',
      [
        start(1, '/a', 'addressed'),
        { type: 'loaded', id: 1, result: 'offline' },
        { type: 'aborted', id: 1 },
        { type: 'committed', id: 1 },
        { type: 'expired', id: 1 },
      ],
      { names: ['loading', 'failed', 'failed', 'failed', 'idle'], commands: ['load', 'expire', 'restoreAddress'], shown: '/' },
    ],
    [
      'whose page was in place of its address when the reader stopped it puts the address back',
      [
        start(1, '/a'),
        { type: 'loaded', id: 1, result: 'view' },
        { type: 'committed', id: 1 },
        { type: 'aborted', id: 1 },
        { type: 'expired', id: 1 },
      ],
      {
        names: ['loading', 'ready', 'showing', 'failed', 'idle'],
        commands: ['load', 'show', 'expire', 'restoreAddress'],
        shown: '/',
      },
    ],
    [
      'that the reader stops before its address changes leaves nothing to put back',
      [start(1, '/a'), { type: 'loaded', id: 1, result: 'view' }, { type: 'aborted', id: 1 }],
      { names: ['loading', 'ready', 'idle'], commands: ['load'], shown: '/' },
    ],
  ])('%s', (_what, events, expected) => {
    expect(run(events)).toEqual(expected)
  })

  it('keeps its target when the shown page is replaced at the same address', () => {
    const { state } = reduceNavigation(idle, start(1, '/a'))
    const replaced = reduceNavigation(state, { type: 'replaced', path: '/500.html' })
    expect(replaced).toEqual({ state: { ...state, shown: { ...home, path: '/500.html' } } })
  })
})
