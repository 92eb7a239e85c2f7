import type { FooterSlice, HeaderSlice, SliceData, Slices } from '../../shared/pageData.ts'
import { namedPaths, savedPath } from '../../shared/paths.ts'
import { policyLink } from '../provenance/policyLink.ts'
import { roomSummaries } from '../pages/roomSummaries.ts'
import { type SiteIndex, homePath, pathIn, pathOfCategory, textIn } from '../pages/SiteIndex.ts'
import { titleIndexHash } from './titleIndex.ts'

export interface SliceOptions {
  /** Inline SVG of the publication's logo, if it has one. */
  readonly logo: string | undefined
  /** For the copyright line. */
  readonly year: number
}

/** What stands on every page of a language. */
export function makeSlices(site: SiteIndex, { logo, year }: SliceOptions): Slices {
  return { header: headerSlice(site, logo), footer: footerSlice(site, year) }
}

function headerSlice(site: SiteIndex, logo: string | undefined): HeaderSlice {
  return {
    home: homePath(site),
    title: site.publication.site.title,
    ...(logo !== undefined && { logo }),
    rooms: roomSummaries(site).map(({ count: _count, ...room }) => room),
    ...(site.publication.site.languages.length > 1 && { languages: site.publication.site.languages }),
    searchPath: pathIn(site, namedPaths.sitemap),
    titleIndex: titleIndexHash(site.language),
  }
}

function footerSlice(site: SiteIndex, year: number): FooterSlice {
  const { title, contact, social } = site.publication.site
  const policy = policyLink(site)
  const path = (name: keyof FooterSlice['info']) => pathIn(site, namedPaths[name])
  return {
    title,
    year,
    categories: site.publication.categories.map((category) => ({
      text: textIn(site, category.title),
      path: pathOfCategory(site, category),
    })),
    info: {
      authors: path('authors'),
      'privacy-policy': path('privacy-policy'),
      terms: path('terms'),
      'about-us': path('about-us'),
      sitemap: path('sitemap'),
    },
    saved: pathIn(site, savedPath),
    ...(policy && { policy }),
    ...(contact !== undefined && { contact }),
    social,
  }
}

/** The bodies of the slice files, by the slot of the layout. */
export function sliceData(slices: Slices): { readonly header: SliceData<HeaderSlice>; readonly footer: SliceData<FooterSlice> } {
  return {
    header: { componentChunkName: 'layout', result: slices.header, staticQueryHashes: [slices.header.titleIndex] },
    footer: { componentChunkName: 'layout', result: slices.footer, staticQueryHashes: [] },
  }
}
