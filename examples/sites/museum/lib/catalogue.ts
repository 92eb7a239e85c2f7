import { defineCollection, reference } from 'roomwright'
import { exhibitFields } from './exhibits.ts'
import { galleryFields } from './galleries.ts'
import { sizeIn } from './words.ts'

declare module 'roomwright' {
  interface Collections {
    exhibits: typeof exhibits
    galleries: typeof galleries
  }
}

/** What stands in the galleries: kinds of things, each with the size of its model. */
export const exhibits = defineCollection({
  schema: exhibitFields.extend({ gallery: reference('galleries') }),
  address: '/exhibits/:slug',
  title: { ar: 'المعروضات', en: 'Exhibits' },
  structuredData: ({ language, fields: { title, description, material, size } }) => ({
    '@type': 'CreativeWork',
    name: title,
    description,
    material,
    size: sizeIn(language, size),
  }),
})

/** The rooms of the museum. An exhibit names its own. */
export const galleries = defineCollection({
  // What hangs large where the galleries are shown together.
  schema: galleryFields.extend({ large: reference('exhibits') }),
  address: '/galleries/:slug',
  title: { ar: 'القاعات', en: 'Galleries' },
  structuredData: ({ fields: { title, description } }) => ({ '@type': 'Collection', name: title, description }),
})
