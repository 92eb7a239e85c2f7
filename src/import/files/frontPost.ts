import type { FoundAuthor, FoundPicture, Term, Visibility } from '../FoundPost.ts'
import { type Fields, type Moment, fieldOf, isFields, listField, textField } from './frontMatter.ts'

const pictureFields = [
  'image',
  'featured_image',
  'featuredImage',
  'featureImage',
  'feature-img',
  'feature_image',
  'cover',
  'coverImage',
  'cover_image',
  'cover-img',
  'thumbnail',
  'thumb',
  'hero',
  'heroImage',
  'hero_image',
  'banner',
  'teaser',
  'header',
  'images',
  'img',
  'photo',
  'thumbnail-img',
  'share-img',
]

/** The lead picture that themes of any kind name in the front matter. */
export function leadOf(fields: Fields): FoundPicture | undefined {
  for (const name of pictureFields) {
    const picture = pictureOf(fieldOf(fields, name))
    if (!picture) continue
    const alt = picture.alt ?? textField(fields, 'image_alt', 'imageAlt', 'featuredImageAlt', 'coverAlt', 'alt', 'thumbnailAlt')
    const caption = picture.caption ?? textField(fields, 'image_caption', 'imageCaption', 'featuredImageCaption', 'caption')
    return { src: picture.src, alt, caption }
  }
  return pictureOf(leadResource(fieldOf(fields, 'resources')))
}

/** Of the files that a page bundle lists, the one that a theme shows first. */
function leadResource(value: unknown): unknown {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items.find(
    (item) => isFields(item) && /feature|cover|thumb|header|hero/i.test(`${textField(item, 'name') ?? ''} ${textField(item, 'src') ?? ''}`),
  )
}

function pictureOf(value: unknown): FoundPicture | undefined {
  if (Array.isArray(value)) return pictureOf(value[0])
  if (typeof value === 'string') return value.trim() === '' ? undefined : { src: value.trim() }
  if (!isFields(value)) return undefined
  const src = textField(value, 'src', 'path', 'url', 'image', 'file', 'filename', 'feature', 'teaser', 'overlay_image', 'source')
  if (src === undefined) return undefined
  return { src, alt: textField(value, 'alt', 'image_alt', 'alternative_text', 'title'), caption: textField(value, 'caption', 'credit') }
}

/** Tags and categories of the usual fields. */
export function termsOf(fields: Fields, separator?: RegExp): readonly Term[] {
  const names = ['categories', 'category', 'tags', 'tag', 'keywords', 'series', 'topics'].flatMap((name) =>
    listField(fields, name, name === 'category' ? undefined : separator),
  )
  return [...new Set(names)].map((name) => ({ name }))
}

/** The name of an author, however the field writes it. */
export function authorOf(fields: Fields): string | undefined {
  const value = fieldOf(fields, 'author') ?? fieldOf(fields, 'authors') ?? fieldOf(fields, 'by')
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'string') return first.trim() || undefined
  return isFields(first) ? textField(first, 'name', 'display_name', 'id') : undefined
}

/** Public, or public later where its moment is still to come. */
export function publicUntil(moment: Moment | undefined, now: Date): Visibility {
  if (!moment || moment.time <= now.getTime()) return { kind: 'public' }
  return { kind: 'later', at: new Date(moment.time).toISOString().replace(/\.\d+Z$/, 'Z') }
}

const teams = /^(?:admin|administrator|editors?|editorial|staff|team|the team|webmaster|root|author)$/i

/** Authors that a source knows by name alone. The site's own name, and that of a role, is no person's. */
export function authorsNamed(names: readonly (string | undefined)[], site: string | undefined): readonly FoundAuthor[] {
  const distinct = new Set(names.filter((name) => name !== undefined))
  return [...distinct].map((name) => ({ key: name, name, isPerson: name !== site && !teams.test(name) }))
}

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Whether two letters are the code of a language: `tr` is, `js` is not. */
export function isLanguageCode(text: string): boolean {
  return /^[a-z]{2}$/.test(text) && names.of(text) !== undefined
}
