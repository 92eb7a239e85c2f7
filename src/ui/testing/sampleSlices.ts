import type { Slices } from '../../shared/pages/pageData.ts'

/** The header and footer of a small publication with three categories, the last one without subcategories. */
export const sampleSlices: Slices = {
  header: {
    home: '/',
    title: 'Small House',
    categories: [
      {
        title: 'Kitchen',
        path: '/kitchen',
        emblem: { index: 0, drawing: '/drawings.svg#kitchen' },
        children: [
          { text: 'Ovens', path: '/kitchen/ovens' },
          { text: 'Knives', path: '/kitchen/knives' },
        ],
      },
      { title: 'Garden', path: '/garden', emblem: { index: 1 }, children: [{ text: 'Beds', path: '/garden/beds' }] },
      { title: 'Attic', path: '/attic', emblem: { index: 2 }, children: [] },
    ],
    searchPath: '/sitemap',
  },
  footer: {
    title: 'Small House',
    year: 2031,
    categories: [
      { text: 'Kitchen', path: '/kitchen' },
      { text: 'Garden', path: '/garden' },
      { text: 'Attic', path: '/attic' },
    ],
    info: {
      authors: '/authors',
      'privacy-policy': '/privacy-policy',
      terms: '/terms',
      'about-us': '/info/about-us',
      sitemap: '/sitemap',
    },
    saved: '/saved',
    contact: 'mailto:desk@house.example',
    social: { video: 'https://video.example', network: 'https://network.example', photo: 'https://photo.example' },
  },
}
