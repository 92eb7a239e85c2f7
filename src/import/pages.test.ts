import { afterEach, expect, test } from 'vitest'
import { formatReport } from './formatReport.ts'
import { Publication, remarksOf } from './testing/Publication.ts'
import { wordpressItem, wordpressXml } from './testing/wordpressExport.ts'
import { picture } from './testing/writeFiles.ts'

let publication: Publication

afterEach(() => publication.remove())

const page = (id: number, title: string, more: Partial<Parameters<typeof wordpressItem>[0]> = {}) => {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const content = `<p>${title}: enough words to describe the page with.</p>`
  return wordpressItem({ id, title, type: 'page', slug, link: `https://old.example/${slug}/`, content, ...more })
}

const importPages = (...items: readonly string[]) =>
  publication.import('wordpress', `${publication.source({ 'export.xml': wordpressXml(items) })}/export.xml`)

test('an imported page becomes a page of the publication, at its old address', async () => {
  publication = new Publication()
  const result = await importPages(page(1, 'Contact'), page(2, 'Visit', { link: 'https://old.example/contact/visit/' }))
  expect(publication.read('pages/contact/en.md')).toBe(
    '---\ntitle: Contact\ndescription: "Contact: enough words to describe the page with."\n---\n\nContact: enough words to describe the page with.\n',
  )
  expect(publication.read('pages/visit/en.md')).toContain('address: /contact/visit\nplace: none\n')
  expect(result.redirects).toEqual([])
  expect(await publication.errors()).toEqual([])
})

test('a page that the engine has under another name takes that name, and its old address redirects there', async () => {
  publication = new Publication()
  const result = await importPages(page(1, 'About'), page(2, 'Terms of service'))
  expect(publication.read('pages/about-us/en.md')).toContain('heading: About\n')
  expect(publication.has('pages/terms/en.md')).toBe(true)
  expect(result.redirects).toEqual([
    { from: '/about', to: '/info/about-us' },
    { from: '/terms-of-service', to: '/terms' },
  ])
  expect(await publication.errors()).toEqual([])
})

test('a page whose name resembles one of the engine keeps it, with an address that says so', async () => {
  publication = new Publication()
  await importPages(page(1, 'Author'), page(2, 'About me'), page(3, 'Editorial'))
  for (const name of ['author', 'about-me', 'editorial']) expect(publication.read(`pages/${name}/en.md`)).toContain(`address: /${name}\n`)
  expect(await publication.errors()).toEqual([])
})

test('a page may have the name of a member that every object has', async () => {
  publication = new Publication()
  await importPages(page(1, 'Constructor'))
  expect(publication.read('pages/constructor/en.md')).toContain('title: Constructor\n')
  expect(await publication.errors()).toEqual([])
})

test('an imported page replaces a placeholder of `init`, but not a page that was written', async () => {
  const written = (more: string) => `---\ntitle: About\ndescription: About us.\n${more}---\n\nWritten here.\n`
  publication = new Publication({ 'pages/about-us/en.md': written('placeholder: true\n'), 'pages/privacy-policy/en.md': written('') })
  const result = await importPages(page(1, 'About'), page(2, 'Privacy'))
  expect(publication.read('pages/about-us/en.md')).toContain('About: enough words')
  expect(publication.read('pages/privacy-policy/en.md')).toBe(written(''))
  expect(result.texts.map(({ outcome, offered }) => offered ?? outcome)).toEqual(['new', '.roomwright/imports/pages.privacy-policy.en.md'])
})

test('links lead to imported pages, and from pages to posts and pictures', async () => {
  publication = new Publication()
  const source = publication.source({
    'content/contact.md': '---\ntitle: Contact\n---\nWrite to us, or read [the post](/posts/one/) first.\n\n![A board](/board.png)\n',
    'content/posts/one.md':
      '---\ntitle: One\ndate: 2020-01-01\ncategories: [Chairs]\n---\nAll about one thing; [write to us](/contact/).\n',
    'static/board.png': picture,
    'hugo.toml': 'baseURL = "https://old.example/"\ntitle = "Old"\n',
  })
  await publication.import('hugo', source)
  expect(publication.read('articles/one/en.md')).toContain('[write to us](/contact)')
  expect(publication.read('pages/contact/en.md')).toContain('[the post](/articles/one)')
  expect(publication.has('pages/contact/board.png')).toBe(true)
  expect(await publication.errors()).toEqual([])
})

test('a page whose address is taken gets a free one, and the old front page is left out', async () => {
  publication = new Publication()
  const result = await importPages(page(1, 'Furniture'), page(2, 'Articles'), page(3, 'Front', { link: 'https://old.example/' }))
  expect(publication.read('pages/furniture/en.md')).toContain('address: /furniture-2\n')
  expect(publication.read('pages/articles/en.md')).toContain('address: /articles-2\n')
  expect(result.leftOut).toEqual([{ place: 'post 3 "Front"', why: 'the front page of the old site; `pages/home` describes the one here' }])
  expect(await publication.errors()).toEqual([])
})

test('private and scheduled pages are left out', async () => {
  publication = new Publication()
  const result = await importPages(page(1, 'Secret', { status: 'private' }), page(2, 'Soon', { status: 'future', day: '2099-01-01' }))
  expect(publication.has('pages')).toBe(false)
  expect(result.leftOut.map(({ why }) => why)).toEqual([
    'a page that is not public (private); pages cannot be drafts here',
    'a page that is due at 2099-01-01T08:00:00Z; pages cannot be scheduled here',
  ])
})

test('a second import updates pages changed at the source, keeps edited ones, and leaves deleted ones deleted', async () => {
  publication = new Publication()
  await importPages(page(1, 'Contact'), page(2, 'Team'), page(3, 'Prices'))
  const before = publication.snapshot()
  await importPages(page(1, 'Contact'), page(2, 'Team'), page(3, 'Prices'))
  expect(publication.snapshot()).toEqual(before)
  publication.write('pages/team/en.md', publication.read('pages/team/en.md').replace('enough', 'plenty of'))
  publication.delete('pages/prices')
  const content = '<p>Contact: other words now, of the same length or so.</p>'
  const result = await importPages(page(1, 'Contact', { content }), page(2, 'Team'), page(3, 'Prices'))
  expect(result.texts.map(({ outcome }) => outcome)).toEqual(['updated', 'kept', 'deleted'])
  expect(publication.read('pages/contact/en.md')).toContain('other words now')
})

test('pages of Jekyll that are templates are left out and named', async () => {
  publication = new Publication()
  const source = publication.source({
    '_config.yml': 'title: Old\nurl: https://old.example\npermalink: pretty\n',
    'about.md': '---\ntitle: About\nlayout: page\n---\nWe build with wood, and have done so for a while.\n',
    'index.html': '---\nlayout: home\n---\n{% for post in site.posts %}x{% endfor %}',
    'tags.html': '---\ntitle: Tags\n---\n{% for tag in site.tags %}x{% endfor %}',
  })
  const result = await publication.import('jekyll', source)
  expect(result.leftOut).toEqual(['index.html', 'tags.html'].map((place) => ({ place, why: 'a template of the old site' })))
  expect(result.redirects).toEqual([{ from: '/about', to: '/info/about-us' }])
  expect(remarksOf(result, 'pages/about-us/en.md')).toEqual([])
})

test('a link to the old site that nothing replaces stays, and is reported', async () => {
  publication = new Publication()
  const content = '<p>Read <a href="https://old.example/lost/">this</a> and <a href="https://old.example/visit/">that</a>, please.</p>'
  const result = await importPages(page(1, 'Contact', { content }), page(2, 'Visit'))
  expect(publication.read('pages/contact/en.md')).toContain('Read [this](https://old.example/lost/) and [that](/visit), please.')
  expect(formatReport({ ...result, kind: 'wordpress', source: 'export.xml' })).toContain(
    '## Links that still lead to the old site (1)\n\n- `post 1 "Contact"`: `https://old.example/lost/`\n',
  )
})
