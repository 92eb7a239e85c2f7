import type { PluginEntry, PluginSite } from 'roomwright'

/** The place of a note in its series. */
export interface Place {
  readonly series: PluginEntry
  /** In the language of the note where there is such a text, else in the default one. */
  readonly parts: readonly PluginEntry[]
  /** From 0. */
  readonly index: number
}

/** The series of a language. */
export function seriesIn(language: string, site: PluginSite): readonly PluginEntry[] {
  return site.entries.filter((entry) => entry.collection === 'series' && entry.language === language)
}

/** The ids of the notes of a series. */
export function idsOf({ fields }: PluginEntry): readonly string[] {
  return Array.isArray(fields.parts) ? fields.parts.map((id) => String(id).replace(/^articles\//, '')) : []
}

export function partsOf(series: PluginEntry, site: PluginSite): readonly PluginEntry[] {
  const notes = site.entries.filter(({ collection }) => collection === 'articles')
  return idsOf(series).flatMap((id) => {
    const all = notes.filter((note) => note.id === id)
    return all.find(({ language }) => language === series.language) ?? all.find(({ language }) => language === site.languages[0]) ?? []
  })
}

export function placeOf(note: PluginEntry, site: PluginSite): Place | undefined {
  if (note.collection !== 'articles') return undefined
  const series = seriesIn(note.language, site).find((candidate) => idsOf(candidate).includes(note.id))
  if (!series) return undefined
  const parts = partsOf(series, site)
  return { series, parts, index: parts.findIndex(({ id }) => id === note.id) }
}
