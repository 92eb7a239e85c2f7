import type { Page, Request } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { test as base, expect } from './harness/test.ts'

/** A collector of page views: its entry in `site.config.ts` as in docs/deploying.md, and a replacement for its script. */
interface Collector {
  readonly script: { readonly src: string; readonly data?: Readonly<Record<string, string>> }
  readonly connect?: readonly string[]
  /** Uses its attributes as the collector’s own script does. */
  readonly body: string
  /** URL and content of what it sends for a page. */
  readonly beacon: { readonly url: string; readonly content: string }
}

const here = 'location.pathname'

const collectors: Readonly<Record<string, Collector>> = {
  Plausible: {
    script: {
      src: 'https://plausible.example/js/script.js',
      data: { domain: 'oakfield.example', api: 'https://events.example/api/event' },
    },
    connect: ['https://events.example'],
    body: `const { domain, api } = document.currentScript.dataset; fetch(api, { method: 'POST', keepalive: true, headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify({ n: 'pageview', d: domain, u: ${here} }) })`,
    beacon: { url: 'https://events.example/api/event', content: '{"n":"pageview","d":"oakfield.example","u":"/terms"}' },
  },
  Umami: {
    script: { src: 'https://umami.example/script.js', data: { 'website-id': 'a1b2', 'do-not-track': 'true' } },
    body: `const script = document.currentScript; fetch(new URL('/api/send', script.src), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ website: script.getAttribute('data-website-id'), quiet: script.getAttribute('data-do-not-track'), url: ${here} }) })`,
    beacon: { url: 'https://umami.example/api/send', content: '{"website":"a1b2","quiet":"true","url":"/terms"}' },
  },
  GoatCounter: {
    script: { src: 'https://gc.example/count.js', data: { goatcounter: 'https://oakfield.goats.example/count' } },
    connect: ['https://oakfield.goats.example'],
    body: `navigator.sendBeacon(document.querySelector('script[data-goatcounter]').dataset.goatcounter + '?p=' + encodeURIComponent(${here}))`,
    beacon: { url: 'https://oakfield.goats.example/count?p=%2Fterms', content: '' },
  },
  Matomo: {
    script: { src: 'https://matomo.example/js/container_A1b2.js' },
    body: `const origin = new URL(document.currentScript.src).origin; navigator.sendBeacon(origin + '/matomo.php?idsite=1&rec=1&url=' + encodeURIComponent(${here}))`,
    beacon: { url: 'https://matomo.example/matomo.php?idsite=1&rec=1&url=%2Fterms', content: '' },
  },
}

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }

/** Replaces every other host; returns the requests that a page sends to them. */
async function standIn(page: Page, { script, body }: Collector): Promise<readonly Request[]> {
  const asked: Request[] = []
  await page.context().route(/^https:/, (route) => {
    const request = route.request()
    if (request.method() !== 'OPTIONS') asked.push(request)
    if (request.url() === script.src) return route.fulfill({ contentType: 'text/javascript', body })
    return route.fulfill({ status: 200, headers: cors, body: '' })
  })
  return asked
}

for (const [name, collector] of sampleCases(Object.entries(collectors), () => ['any collector'])) {
  const settings = {
    key: 'm',
    slug: 'm',
    title: 'Minimal',
    url: 'https://oakfield.example',
    languages: ['en'],
    thirdParty: { scripts: [collector.script], ...(collector.connect && { connect: collector.connect }) },
  }
  const publication = {
    name: `collector-${name.toLowerCase()}`,
    folder: 'fixtures/sites/minimal',
    files: { 'site.config.ts': `export default ${JSON.stringify(settings)}\n` },
  }
  const test = base.extend({ publication: publication })

  test(`${name} receives a page view under the policy of the site, and other hosts are blocked`, async ({ page }) => {
    const asked = await standIn(page, collector)
    await page.goto('/terms')
    await expect.poll(() => asked.map((request) => request.url())).toEqual([collector.script.src, collector.beacon.url])
    expect(asked[1]?.postData() ?? '').toBe(collector.beacon.content)
    // A host that is not listed is refused.
    const refused = await page.evaluate(() => {
      const violation = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective)),
      )
      fetch('https://elsewhere.example/').catch(() => undefined)
      return violation
    })
    expect(refused).toBe('connect-src')
    expect(asked).toHaveLength(2)
  })

  test(`the privacy page lists what ${name} loads and where it sends data`, async ({ page }) => {
    await standIn(page, collector)
    await page.goto('/privacy-policy')
    const addresses = await page.locator('main li code').allTextContents()
    expect(addresses).toEqual([collector.script.src, new URL(collector.script.src).origin, ...(collector.connect ?? [])])
  })

  test.use({ forgiven: /Content Security Policy|elsewhere\.example/ })
}
