import { defineCollection, reference, z } from 'roomwright'
import { listings } from './roomPaths.ts'

declare module 'roomwright' {
  interface Collections {
    rooms: typeof rooms
  }
}

/** Rooms that were drawn and rendered from one file: `art/model-rooms` writes their figures. */
export const rooms = defineCollection({
  schema: z.object({
    stories: z.array(reference('articles')).min(3).describe('three stories or more that the room shows'),
  }),
  address: Object.fromEntries(Object.entries(listings).map(([language, path]) => [language, `${path}/:slug`])),
  title: { en: 'Model Rooms', tr: 'Örnek Odalar', ru: 'Примеры комнат', ko: '본보기 방' },
  order: 'title',
})
