import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOurs, isPage, leave, stay } from './isOurs.ts'

const origin = 'https://magazine.example'

describe('isOurs: a navigation', () => {
  const link = {
    canIntercept: true,
    downloadRequest: null,
    formData: null,
    navigationType: 'push',
    info: undefined,
    hashChange: false,
    destination: { sameDocument: false },
  }
  const sameDocument = { destination: { sameDocument: true } }

  it.each<[string, boolean, object, { readonly isHere?: boolean; readonly isLeaving?: boolean }?]>([
    ['by a link', true, {}],
    ['that only restores an address', true, { info: stay }],
    ['to another origin', false, { canIntercept: false }],
    ['that downloads a file', false, { downloadRequest: '' }],
    ['that sends a form', false, { formData: new FormData() }],
    ['that loads the page again', false, { navigationType: 'reload' }],
    ['that the router has given up', false, { info: leave }],
    ['by a link, while the browser loads a document', false, {}, { isLeaving: true }],
    ['Back, while the browser loads a document', true, { navigationType: 'traverse' }, { isLeaving: true }],
    ['to a place within the page', false, { hashChange: true, ...sameDocument }, { isHere: true }],
    ['to a place within a page that is not shown yet', true, { hashChange: true, ...sameDocument }],
    ['by which a script gives the page another address', false, { navigationType: 'replace', ...sameDocument }, { isHere: true }],
    ['by which a script changes the address of a page that is not shown yet', true, { navigationType: 'replace', ...sameDocument }],
    ['Back to a page of this document', true, { navigationType: 'traverse', ...sameDocument }],
  ])('%s is handled by the router: %s', (_what, expected, more, { isHere = false, isLeaving = false } = {}) => {
    expect(isOurs({ ...link, ...more } as unknown as NavigateEvent, isHere, isLeaving)).toBe(expected)
  })
})

describe('isPage', () => {
  beforeEach(() => void vi.stubGlobal('location', { origin }))
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    ['/', true],
    ['/chairs', true],
    ['/chairs/page/2?utm=a#b', true],
    ['/articles/%D1%91%D0%BB%D0%BA%D0%B0', true],
    ['/404.html', true],
    ['/chairs/index', true],
    ['/index', false],
    ['/index?utm=a', false],
    ['/robots.txt', false],
    ['/page.html/styles.css', false],
    ['/notes.html.txt', false],
    ['/assets/picture.avif', false],
    ['/%zz', false],
    ['https://other.example/chairs', false],
    ['mailto:ada@magazine.example', false],
  ])('for %s is %s', (address, expected) => {
    expect(isPage(new URL(address, origin), '')).toBe(expected)
  })

  it.each([
    ['/blog/', true],
    ['/blog/chairs', true],
    ['/blog/index', false],
    ['/blog', false],
    ['/', false],
    ['/blogger/chairs', false],
    ['/chairs', false],
  ])('for %s in a site below /blog is %s', (address, expected) => {
    expect(isPage(new URL(address, origin), '/blog')).toBe(expected)
  })
})
