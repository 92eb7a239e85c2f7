import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stageNetwork } from '../testing/stageNetwork.ts'
import { BuildWatch } from './BuildWatch.ts'
import { watchLongAbsence } from './watchLongAbsence.ts'

const appData = 'GET /page-data/app-data.json'
const minutes = 60 * 1000

describe('a tab that comes to the front', () => {
  let page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

  beforeEach(() => void vi.useFakeTimers())

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function open(visibilityState: string) {
    page = Object.assign(new EventTarget(), { visibilityState })
    vi.stubGlobal('document', page)
    const network = stageNetwork({ [appData]: [{ status: 200, body: '{"webpackCompilationHash":"new"}' }] })
    const build = new BuildWatch('old', network)
    watchLongAbsence(build)
    return { network, build }
  }

  async function turn(state: string) {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
  }

  it('asks for the build when it was opened in the background ten minutes before', async () => {
    const { network, build } = open('hidden')
    vi.advanceTimersByTime(10 * minutes)
    await turn('visible')
    expect(network.asked).toEqual([appData])
    expect(build.outdated).toBe(true)
  })

  it('asks for nothing when it was in the background for less', async () => {
    const { network } = open('hidden')
    vi.advanceTimersByTime(10 * minutes - 1)
    await turn('visible')
    await turn('hidden')
    vi.advanceTimersByTime(9 * minutes)
    await turn('visible')
    expect(network.asked).toEqual([])
  })

  it('asks for nothing when it was never away', async () => {
    const { network } = open('visible')
    vi.advanceTimersByTime(60 * minutes)
    await turn('visible')
    expect(network.asked).toEqual([])
  })
})
