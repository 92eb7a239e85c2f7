import { expect, test } from 'vitest'
import type { Picture } from '../../shared/pictures/picture.ts'
import { CardPlanner } from './CardPlanner.ts'

const picture: Picture = {
  base: '/blog/assets/pictures/oak-3',
  widths: [400, 800, 1200, 2000],
  width: 2400,
  height: 1600,
  alt: 'An oak',
  colour: '#886644',
  focus: [0.5, 0.25],
  preview: 'data:image/webp;base64,AA==',
}

function sceneOf(shown: Picture) {
  const cards = new CardPlanner({ mark: { text: 'A site' }, shapesOf: () => '' }, { base: '/blog' })
  cards.plan({ title: 'Oak', language: 'en', picture: shown })
  return [...cards.planned.values()][0]?.scene
}

test('a card shows the 16:9 crop of a lead picture', () => {
  expect(sceneOf(picture)).toEqual({ kind: 'picture', file: 'assets/pictures/oak-3-16x9-500x250.jpg' })
})

test('a card shows the picture itself if there is no crop of sufficient width', () => {
  const { preview: _none, ...plain } = picture
  expect(sceneOf(plain)).toEqual({ kind: 'picture', file: 'assets/pictures/oak-3-1200.webp', focus: [0.5, 0.25] })
  expect(sceneOf({ ...picture, width: 900, height: 600, widths: [400, 800, 900] })).toMatchObject({
    file: 'assets/pictures/oak-3-900.webp',
  })
})

test('a card is named by everything that it shows, and found again by the page that refers to it', () => {
  const cards = new CardPlanner({ mark: { text: 'A site' }, shapesOf: () => '' }, { base: '/blog' })
  const contents = [
    { title: 'Oak', language: 'en' },
    { title: 'Oak', language: 'ar' },
    { title: 'Oak', language: 'en', kicker: 'Trees' },
    { title: 'Oak', language: 'en', kicker: 'Trees', author: 'Ann' },
    { title: 'Oak', language: 'en', kicker: 'Trees', picture },
  ]
  const planned = contents.map((content) => cards.plan(content))
  expect([...cards.planned.values()]).toMatchObject([
    { title: 'Oak' },
    { title: 'Oak', direction: 'rtl' },
    { title: 'Oak', kicker: 'Trees' },
    { kicker: 'Trees', scene: { kind: 'monogram', name: 'Ann' } },
    { kicker: 'Trees', scene: { kind: 'picture' } },
  ])
  expect(cards.planned.values().next().value).not.toHaveProperty('kicker')
  expect(planned.map(({ alt }) => alt)).toEqual(['Oak', 'Oak', 'Oak', 'Oak', 'An oak'])
  const found = planned.map(({ path }) => cards.of({ social: [['og:image', `https://t.example${path}`]] }))
  expect(found.map((card) => card?.name)).toEqual([...cards.planned.keys()])
  expect(cards.of({})).toBeUndefined()
})
