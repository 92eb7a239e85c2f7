import { describe, expect, it } from 'vitest'
import { hasScripts } from './hasScripts.ts'

const document = `<style data-href="/assets/layout-1.css"></style><script type="module" src="/assets/runtime-1.js"></script>
  <script type="application/json" id="page">{"files":{"app":"/assets/app-1.js","chunks":"/assets/chunks-1.json","worker":"/sw.js"}}</script>`
const files: Readonly<Record<string, string>> = {
  '/assets/runtime-1.js': 'function e(){import(t.files.app)}',
  '/assets/app-1.js': 'import{n as e}from"./react-1.js";import"./side-1.js";import(`./later-1.js`);import("./later-2.js");',
  '/assets/react-1.js': 'import{a}from"./app-1.js"',
  '/assets/side-1.js': '',
  '/assets/chunks-1.json': '{"journey":["/assets/journey-1.js"]}',
}

describe('the scripts of a kept page', () => {
  const without = (missing?: string) => (address: string) => {
    const text = address === missing ? undefined : files[address]
    return Promise.resolve(text === undefined ? undefined : new Response(text))
  }

  it('are all there when those it names and those they import are', async () => {
    expect(await hasScripts(document, without())).toBe(true)
  })

  it.each(Object.keys(files))('are not all there without %s', async (missing) => {
    expect(await hasScripts(document, without(missing))).toBe(false)
  })

  it('are not there when the server said so', async () => {
    expect(await hasScripts(document, () => Promise.resolve(new Response('Not found', { status: 404 })))).toBe(false)
  })
})
