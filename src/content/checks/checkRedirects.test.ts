import { expect, test } from 'vitest'
import { article, loadFiles, placesOf } from '../testing/loadFiles.ts'

const load = (yaml: string) => loadFiles({ 'redirects.yaml': yaml })

test.each([
  ['', 'nothing'],
  ['# nothing yet\n', 'a comment'],
  ['[]\n', 'an empty list'],
  ['- { from: /old, to: /terms }\n', 'a page'],
  ['- { from: /old, to: /terms, status: 302 }\n', 'a status'],
  ['- { from: /old, to: "https://elsewhere.example:8080/a" }\n', 'another site'],
  ['- { from: /old/:slug, to: /articles/:slug }\n', 'a dynamic segment'],
  ['- { from: /:a/:b, to: /articles/:b/:a }\n', 'segments in another order'],
  ['- { from: /older, to: /old }\n- { from: /old, to: /terms }\n', 'a chain'],
  ['- { from: /old/:slug, to: /older/:slug }\n- { from: /older/a, to: /terms }\n', 'a chain over a dynamic segment'],
  ['- { from: /old, status: 410 }\n', 'a page that is gone'],
  ['- { from: /old/:a, status: 410 }\n', 'a pattern that is gone', 'redirects.yaml:1:11 redirect-segments'],
  ['- { from: /old/*, status: 410 }\n', 'a star that is gone', 'redirects.yaml:1:11 redirect-segments'],
  ['- { from: /old/%3Aa, status: 410 }\n', 'a colon that is gone'],
  ['- { from: /terms, status: 410 }\n', 'a page that is gone and there', 'redirects.yaml:1:11 redirect-over-page'],
  [
    '- { from: /old/:a, to: /articles/:a }\n- { from: /old/b, status: 410 }\n- { from: /b, to: /old/b }\n',
    'a way to what is gone',
    'redirects.yaml:3:19 redirect-target',
  ],
  ['- { from: /old, to: /terms, status: 410 }\n', 'a page that is gone and elsewhere', 'redirects.yaml:1:17 unknown-field'],
  ['- { from: /a, to: /terms }\n- { from: /a, status: 410 }\n', 'a page that is gone and moved', 'redirects.yaml:2:11 duplicate-redirect'],
  ['- { from: /old, to: "/terms?a=b" }\n', 'a query', 'redirects.yaml:1:21 wrong-value'],
  ['- { from: old, to: /terms }\n', 'no slash', 'redirects.yaml:1:11 wrong-value'],
  ['- { from: //old.example, to: /terms }\n', 'another host', 'redirects.yaml:1:11 wrong-value'],
  ['- { from: /a/../b, to: /terms }\n', 'dots that a browser takes away', 'redirects.yaml:1:11 wrong-value'],
  ['- { from: /a/%2E%2e, to: /terms }\n', 'escaped dots', 'redirects.yaml:1:11 wrong-value'],
  ['- { from: /a/..., to: /terms }\n', 'three dots'],
  ['- { from: /a%00b, to: /terms }\n', 'an escaped control character', 'redirects.yaml:1:11 wrong-value'],
  ['- { from: /a/b%1F, status: 410 }\n', 'one of a page that is gone', 'redirects.yaml:1:11 wrong-value'],
  ['- { from: /.roomwright/state.json.gz, to: /terms }\n', 'a record of deploys', 'redirects.yaml:1:11 wrong-value'],
  ['- { from: "/.%72oomwright/locks/:slug", to: "/articles/:slug" }\n', 'their locks', 'redirects.yaml:1:11 wrong-value'],
  ['- { from: /.roomwright, status: 410 }\n', 'the folder of both', 'redirects.yaml:1:11 wrong-value'],
  ['- { from: /.well-known/x, to: /terms }\n- { from: /.roomwrights/x, to: /terms }\n', 'other folders with a dot'],
  ['- { from: /a%20%C2%B7, to: /terms }\n', 'a space and another sign'],
  ['- { from: /old, to: "javascript:x" }\n', 'a script', 'redirects.yaml:1:21 wrong-value'],
  ['- { to: /terms }\n', 'no beginning', 'redirects.yaml:1:3 missing-field'],
  ['- { from: /old }\n', 'no end', 'redirects.yaml:1:3 missing-field'],
  ['- { from: /old, to: /terms, status: 200 }\n', 'a wrong status', 'redirects.yaml:1:37 wrong-value'],
  ["- { from: /old, to: /terms, status: '301' }\n", 'a status in quotes', 'redirects.yaml:1:37 wrong-value'],
  ['- { from: /old, too: /terms, to: /terms }\n', 'an unknown field', 'redirects.yaml:1:17 unknown-field'],
  ['from: /old\nto: /terms\n', 'no list', 'redirects.yaml:1:1 wrong-type'],
  ['- { from: /old/:a, to: /terms }\n', 'a segment that is lost', 'redirects.yaml:1:24 redirect-segments'],
  ['- { from: /old/:a/:b, to: /terms }\n', 'segments that are all lost', 'redirects.yaml:1:27 redirect-segments'],
  ['- { from: /:year/:month/:slug, to: /articles/:slug }\n', 'some segments dropped'],
  ['- { from: /:old/:slug, to: /articles/:slug }\n- { from: /z, to: /info/about-us }\n', 'a page that another redirect would match'],
  ['- { from: /old, to: /articles/:a }\n', 'a segment from nowhere', 'redirects.yaml:1:21 redirect-segments'],
  ['- { from: /old/:a, to: /articles/:b }\n', 'another name', 'redirects.yaml:1:24 redirect-segments'],
  ['- { from: /old/:path, to: /articles/:path }\n', 'the reserved name path', 'redirects.yaml:1:11 redirect-segments'],
  ['- { from: /old/:uri, to: /articles/:uri }\n', 'the reserved name uri', 'redirects.yaml:1:11 redirect-segments'],
  ['- { from: "/old/:", to: "/articles/:" }\n', 'a segment without a name', 'redirects.yaml:1:11 redirect-segments'],
  ['- { from: /old/*, to: /terms }\n', 'a star', 'redirects.yaml:1:11 redirect-segments'],
  ['- { from: /:a/:a, to: /articles/:a }\n', 'a name twice', 'redirects.yaml:1:11 redirect-segments'],
  ['- { from: /old, to: /old }\n', 'a redirect to itself', 'redirects.yaml:1:11 redirect-cycle'],
  ['- { from: /old/:a, to: /old/:a }\n', 'a dynamic redirect to itself', 'redirects.yaml:1:11 redirect-cycle'],
  ['- { from: /old/:a, to: /old/:a/ }\n', 'a redirect to itself but for the slash', 'redirects.yaml:1:11 redirect-cycle'],
  ['- { from: /x, to: "https://minimal.example/x" }\n', 'a redirect to itself by the whole address', 'redirects.yaml:1:11 redirect-cycle'],
  ['- { from: "/é/:x", to: "/%C3%A9/:x" }\n', 'a redirect to itself, encoded', 'redirects.yaml:1:11 redirect-cycle'],
  ['- { from: /abc, to: /terms }\n- { from: "/%61bc/", to: /terms }\n', 'an equal one, encoded', 'redirects.yaml:2:11 duplicate-redirect'],
  ['- { from: /terms, to: / }\n', 'a page in its place', 'redirects.yaml:1:11 redirect-over-page'],
  ['- { from: /sw.js, to: / }\n', 'the service worker', 'redirects.yaml:1:11 redirect-over-page'],
  ['- { from: /page-data/index/page-data.json, to: / }\n', 'the data of a page', 'redirects.yaml:1:11 redirect-over-page'],
  ['- { from: /terms/, to: / }\n', 'a page in its place, with a slash', 'redirects.yaml:1:11 redirect-over-page'],
  ['- { from: /old, to: /term }\n', 'a page that is not there', 'redirects.yaml:1:21 redirect-target'],
  ['- { from: /a/:b, to: /articles/:b }\n- { from: /a/:c, to: /authors/:c }\n', 'an equal one', 'redirects.yaml:2:11 duplicate-redirect'],
])('%j: %s', async (yaml, _name, place?: string) => {
  expect(placesOf(await load(yaml))).toEqual(place ? [place] : [])
})

test('every redirect in a cycle is reported, but not one that only leads into it', async () => {
  const yaml = '- { from: /a, to: /b }\n- { from: /b, to: /c }\n- { from: /c, to: /b }\n'
  expect(placesOf(await load(yaml))).toEqual(['redirects.yaml:2:11 redirect-cycle', 'redirects.yaml:3:11 redirect-cycle'])
})

test('a cycle in which no redirect starts is reported at the redirects that lead into it', async () => {
  const yaml = '- { from: /a/:x, to: /a/b/:x }\n- { from: /a/:y/:z, to: /a/:y }\n- { from: /c, to: /a/b }\n- { from: /d, to: /terms }\n'
  const result = await load(yaml)
  expect(placesOf(result)).toEqual([1, 2, 3].map((line) => `redirects.yaml:${line}:11 redirect-cycle`))
  expect(result.problems[2]?.message).toBe('The redirect leads into a loop: /a/b to /a/b/b to /a/b.')
})

test('a cycle through a dynamic segment is found', async () => {
  const yaml = '- { from: /a/:x, to: /b/:x }\n- { from: /b/c, to: /a/c }\n'
  expect(placesOf(await load(yaml))).toEqual(['redirects.yaml:2:11 redirect-cycle'])
})

test('a redirect may start at the address of a draft, but not lead to it', async () => {
  const draft = { 'articles/b/en.md': article({ slug: 'b', status: 'draft' }) }
  expect(placesOf(await loadFiles({ ...draft, 'redirects.yaml': '- { from: /articles/b, to: /terms }\n' }))).toEqual([])
  const result = await loadFiles({ ...draft, 'redirects.yaml': '- { from: /old, to: /articles/b }\n' })
  expect(placesOf(result)).toEqual(['redirects.yaml:1:21 redirect-target'])
  expect(result.problems.find(({ rule }) => rule === 'redirect-target')).toMatchObject({
    message: '"/articles/b" is a draft or not yet published, so readers cannot open it.',
    fix: 'Publish it, or remove the redirect.',
  })
})

test('a lone surrogate in a path is reported and causes no crash', async () => {
  const yaml = '- { from: /old/:a, to: /articles/:a }\n- { from: "/b\\uD800", to: "/old/\\uD800" }\n'
  expect(placesOf(await load(yaml))).toEqual(['redirects.yaml:2:11 wrong-value', 'redirects.yaml:2:27 wrong-value'])
})
