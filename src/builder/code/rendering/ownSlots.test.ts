import { expect, test } from 'vitest'
import type { PageData, Slices } from '../../../shared/pages/pageData.ts'
import type { SlotName } from '../../../shared/pages/slotNames.ts'
import type { SiteIndex } from '../../pages/SiteIndex.ts'
import { createWording } from '../../words/wording.ts'
import { CallWatch } from '../../plugins/CallWatch.ts'
import { createOwnSlots } from './ownSlots.ts'

const site = { language: 'en', publication: { site: {} }, wording: createWording('en'), collections: new Map() } as unknown as SiteIndex
const page = { path: '/', result: { language: 'en' } } as PageData

interface Parts {
  readonly slots: { sheetOf(name: SlotName): string | undefined; readonly used: Set<SlotName> }
}

/** The names of watched calls. */
const calls: string[] = []
const watch = new CallWatch()
watch.duringSync = (what, call) => {
  calls.push(what)
  return call()
}
watch.rename = (what) => void calls.push(what)

/** Renders a page that uses slots with these sheets; its HTML names the address that each slot links to. */
function render(sheets: Readonly<Partial<Record<SlotName, string>>>) {
  const names = Object.keys(sheets) as SlotName[]
  const renderContent = (_page: PageData, _messages: unknown, { slots }: Parts) => {
    const links = names.map((name) => `${name}: ${slots.sheetOf(name)}`)
    for (const name of names) slots.used.add(name)
    return links.join(', ')
  }
  const renderLayout = (_messages: unknown, _slices: unknown, parts: Parts) => ({
    before: renderContent(page, {}, parts),
    after: '',
    notices: '',
  })
  const slots = createOwnSlots({
    components: new Map(names.map((name) => [name, () => null])),
    sheets: new Map(names.map((name) => [name, { url: `/assets/${name}.css`, text: sheets[name] ?? '' }])),
    renderer: { renderContent, renderLayout } as never,
    directory: '/site',
    watch,
  })
  if (!slots) throw new Error('There are no slots')
  return { content: slots.renderContent(page, [site]), frame: slots.renderFrame('en', { header: { home: '/' } } as Slices, [site]) }
}

test('the sheet of a slot on the first screen is inlined in the document, and linked after navigation', () => {
  const { content, frame } = render({ HomeSection: '.a{color:red}' })
  expect(content).toMatchObject({
    html: 'HomeSection: undefined',
    styles: '<style>.a{color:red}</style>',
    links: '<link rel="stylesheet" href="/assets/HomeSection.css">',
  })
  expect(frame).toMatchObject({ before: 'HomeSection: undefined', styles: content.styles, links: content.links })
})

test.each([
  ['below a first screen', 'ArticleFoot', '.a{color:red}'],
  ['that is long', 'Header', `.a{color:red}${'/**/'.repeat(600)}`],
  ['that leads to a file beside it', 'Header', '.a{background:url(dots.svg)}'],
  ['that could end its element', 'Header', '.a::after{content:"</style>"}'],
] as const)('a sheet %s is linked where its slot is rendered', (_what, name, text) => {
  const { content } = render({ [name]: text })
  expect(content).toMatchObject({ html: `${name}: /assets/${name}.css`, styles: '', links: '' })
})

test('the component that is rendered is known meanwhile, with its page', () => {
  calls.length = 0
  render({ Listing: '', Card: '' })
  const names = ['the page /', 'components/Listing.tsx on /', 'components/Card.tsx on /']
  expect(calls).toEqual([...names, ...names])
})
