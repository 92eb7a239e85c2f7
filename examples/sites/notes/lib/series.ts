import { defineCollection, reference, z } from 'roomwright'

declare module 'roomwright' {
  interface Collections {
    series: typeof series
  }
}

/** Notes to be read in an order, which only the series states. */
export const series = defineCollection({
  schema: z.object({
    parts: z.array(reference('articles')).min(2).describe('the ids of at least two notes, in the order of reading'),
  }),
  address: { en: '/series/:slug', de: '/reihen/:slug' },
  title: { en: 'Series', de: 'Reihen' },
  order: 'title',
})
