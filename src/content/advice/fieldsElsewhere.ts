/** A field that other engines have. */
interface FieldElsewhere {
  /** Its names, in lower case and without separators. */
  readonly names: string
  /** A field of the map that it stands in; without that one, the advice would be wrong. */
  readonly beside: string
  readonly fix: string
}

const redirects = 'Write each old address into `redirects.yaml`: `- { from: /old, to: /articles/slug }`.'

/** What Hugo, Jekyll, Ghost, Astro and WordPress call a field, and what does the same here. The first row that fits counts. */
const table: readonly FieldElsewhere[] = [
  {
    names: 'tag tags topic topics',
    beside: 'entities',
    fix: 'Write `entities`: there are no tags, only the categories, subcategories and topics of `categories.yaml`, by their keys.',
  },
  {
    names: 'category categories',
    beside: 'entities',
    fix: 'Write `entities`, a list of `- category: key` with the keys of `categories.yaml`.',
  },
  {
    names: 'draft published visibility',
    beside: 'status',
    fix: 'Write `status: draft` to keep the text off the site; without that line it is published.',
  },
  {
    names: 'draft published',
    beside: 'placeholder',
    fix: 'Write `placeholder: true` to keep the text off the site; without that line it is published.',
  },
  {
    names: 'summary excerpt customexcerpt abstract teaser metadescription seodescription',
    beside: 'description',
    fix: 'Write `description`.',
  },
  { names: 'headline metatitle seotitle', beside: 'title', fix: 'Write `title`.' },
  {
    names:
      'cover coverimage featureimage featuredimage headerimage hero heroimage banner thumbnail teaserimage images ogimage picture photo',
    beside: 'image',
    fix: 'Write `image`, a map with `src` and `alt`.',
  },
  { names: 'imagealt coveralt featureimagealt', beside: 'image', fix: 'Write `alt` in the map `image`.' },
  { names: 'imagecaption featureimagecaption', beside: 'image', fix: 'Write `caption` in the map `image`.' },
  { names: 'path url file', beside: 'src', fix: 'Write `src`.' },
  {
    names: 'lastmod lastmodified lastmodifiedat lastupdated modified datemodified updatedat updateddate',
    beside: 'updated',
    fix: 'Write `updated`.',
  },
  {
    names: 'publishdate publishon publishedat',
    beside: 'publishAt',
    fix: 'Write `publishAt` with date and time to hold the text back until then; the day of its publication is `date`.',
  },
  { names: 'pubdate publisheddate datepublished created createdat', beside: 'date', fix: 'Write `date`.' },
  { names: 'permalink url path', beside: 'slug', fix: 'Write `slug`, the last part of the address.' },
  { names: 'slug permalink url path', beside: 'address', fix: 'Write `address`, a path without the language: `/contact`.' },
  { names: 'alias aliases redirectfrom', beside: 'description', fix: redirects },
  { names: 'menu menus nav', beside: 'place', fix: 'Write `place: menu`.' },
  { names: 'weight order', beside: 'entities', fix: 'Remove it: lists are ordered by `date`, not by hand.' },
  { names: 'weight order', beside: 'children', fix: 'Remove it: categories are in the order of this file.' },
  {
    names: 'layout template type',
    beside: 'description',
    fix: 'Remove it: a text does not choose its layout; `components/` changes parts of all pages.',
  },
  { names: 'keywords', beside: 'description', fix: 'Remove it, and say in `description` what the text is about.' },
  { names: 'lang language locale', beside: 'placeholder', fix: 'Remove it: the name of the file is the language, `en.md`.' },
  { names: 'toc tableofcontents', beside: 'description', fix: 'Remove it: the page lists its sections by itself.' },
  {
    names: 'canonical canonicalurl',
    beside: 'origin',
    fix: 'Write `origin`, a map with `url` and `imported`, for a text that was published there before.',
  },
  { names: 'bio biography', beside: 'meta_description', fix: 'Write it as the text below the fields.' },
  { names: 'baseurl siteurl', beside: 'base', fix: 'Write `url` with scheme and host, and `base` with the path, if there is one.' },
  { names: 'lang language languagecode locale', beside: 'languages', fix: "Write `languages`, a list such as `['en']`." },
  { names: 'description tagline', beside: 'languages', fix: 'Write it as `description` of the front page, in `pages/home/en.md`.' },
  { names: 'menu menus nav', beside: 'languages', fix: 'Write `place: menu` into the page that it leads to, in `pages/`.' },
  { names: 'paginate postsperpage', beside: 'pageSize', fix: 'Write `pageSize`.' },
]

const rows = new Map<string, readonly FieldElsewhere[]>()
for (const row of table) for (const name of row.names.split(' ')) rows.set(name, [...(rows.get(name) ?? []), row])

/** Returns what to write here instead of a field of another engine, in a map that has the known fields; undefined if nothing fits. */
export function fieldHere(name: string, known: readonly string[]): string | undefined {
  return rows.get(name.toLowerCase().replace(/[\s_-]+/g, ''))?.find(({ beside }) => known.includes(beside))?.fix
}
