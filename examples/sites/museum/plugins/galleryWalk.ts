import { definePlugin } from 'roomwright'

interface Pictured {
  readonly src: string
  readonly alt: string
}

function pictureIn(field: unknown): Pictured | undefined {
  if (typeof field !== 'object' || field === null || !('src' in field) || !('alt' in field)) return undefined
  return { src: String(field.src), alt: String(field.alt) }
}

/** Hangs the exhibits of a gallery below its text, each as a picture over the name that leads to it. */
export const galleryWalk = () =>
  definePlugin({
    name: 'gallery-walk',
    markdown: (tree, { entry, site }) => {
      if (entry.collection !== 'galleries') return
      const hung = site.entries
        .filter(({ collection, language }) => collection === 'exhibits' && language === entry.language)
        .filter(({ fields }) => fields.gallery === entry.id || fields.gallery === `galleries/${entry.id}`)
        .sort((a, b) => Number(a.fields.number) - Number(b.fields.number))
      for (const { id, path, title, description, fields } of hung) {
        const picture = pictureIn(fields.image)
        if (!picture) continue
        const heading = { type: 'link' as const, url: path, children: [{ type: 'text' as const, value: title }] }
        tree.children.push(
          { type: 'paragraph', children: [{ type: 'image', url: `../../exhibits/${id}/${picture.src}`, alt: picture.alt }] },
          { type: 'heading', depth: 2, children: [heading] },
          { type: 'paragraph', children: [{ type: 'text', value: description }] },
        )
      }
    },
  })
