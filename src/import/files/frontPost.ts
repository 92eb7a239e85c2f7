import type { FoundAuthor, FoundPicture, FoundPost, Term, Visibility } from '../FoundPost.ts'
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

/** Returns the lead picture, from any of the fields that themes use for it. */
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

/** Returns the resource of a page bundle that a theme would show first. */
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

/** Returns the tags and categories from the usual fields. */
export function termsOf(fields: Fields, separator?: RegExp): readonly Term[] {
  const names = ['categories', 'category', 'tags', 'tag', 'keywords', 'series', 'topics'].flatMap((name) =>
    listField(fields, name, name === 'category' ? undefined : separator),
  )
  return [...new Set(names)].map((name) => ({ name }))
}

/** Returns the name of the first author and those of the others, whatever form the field has. */
export function creditsOf(fields: Fields): Pick<FoundPost, 'author' | 'coAuthors'> {
  const value = fieldOf(fields, 'author') ?? fieldOf(fields, 'authors') ?? fieldOf(fields, 'by')
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
  const [author, ...coAuthors] = entries.map((entry) => {
    if (typeof entry === 'string') return entry.trim() || undefined
    return isFields(entry) ? textField(entry, 'name', 'display_name', 'id') : undefined
  })
  return { author, coAuthors: coAuthors.filter((name) => name !== undefined) }
}

/** Returns the visibility of a text: public now, or from its date on. */
export function publicUntil(moment: Moment | undefined, now: Date): Visibility {
  if (!moment || moment.time <= now.getTime()) return { kind: 'public' }
  return { kind: 'later', at: new Date(moment.time).toISOString().replace(/\.\d+Z$/, 'Z') }
}

const teams = /^(?:admin|administrator|editors?|editorial|staff|team|the team|webmaster|root|author)$/i

/** Makes authors that a source knows only by name. The name of the site or of a role is not a person. */
export function authorsNamed(names: readonly (string | undefined)[], site: string | undefined): readonly FoundAuthor[] {
  const distinct = new Set(names.filter((name) => name !== undefined))
  return [...distinct].map((name) => ({ key: name, name, isPerson: name !== site && !teams.test(name) }))
}

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Reports whether two letters are a language code: `tr` is one, `js` is not. */
export function isLanguageCode(text: string): boolean {
  return /^[a-z]{2}$/.test(text) && names.of(text) !== undefined
}
