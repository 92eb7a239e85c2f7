import { type PluginEntry, definePlugin } from 'roomwright'
import { escapeHtml } from 'roomwright/plugins'
import { type Place, idsOf, partsOf, placeOf, seriesIn } from '../lib/placeOf.ts'

interface Words {
  readonly part: (part: number, of: number) => string
  readonly previous: string
  readonly next: string
  readonly others: string
}

const english: Words = {
  part: (part, of) => `Part ${part} of ${of}`,
  previous: 'Before this',
  next: 'After this',
  others: 'Parts of the series',
}
const german: Words = { part: (part, of) => `Teil ${part} von ${of}`, previous: 'Davor', next: 'Danach', others: 'Teile der Reihe' }
const wordsOf = ({ language }: PluginEntry) => (language === 'de' ? german : english)

/** Says in each note of a series which part it is, and leads to the others; lists the parts on the page of the series. */
export const seriesParts = () =>
  definePlugin({
    name: 'series-parts',
    checks: (site) =>
      site.languages.flatMap((language) => {
        const all = seriesIn(language, site)
        return all.flatMap((series, index) =>
          idsOf(series).flatMap((id) => {
            const other = all.slice(0, index).find((earlier) => idsOf(earlier).includes(id))
            if (!other) return []
            const message = `The note \`${id}\` is a part of \`series/${other.id}\` already.`
            return [{ file: series.file, message, fix: 'Leave it in one of the two.' }]
          }),
        )
      }),
    markdown(tree, { entry, site }) {
      if (entry.collection === 'series') tree.children.push({ type: 'html', value: listOf(partsOf(entry, site), entry) })
      const place = placeOf(entry, site)
      if (!place) return
      tree.children.unshift({ type: 'html', value: headOf(place, entry) })
      tree.children.push({ type: 'html', value: footOf(place, entry) })
    },
    head({ entry }, site) {
      const place = entry && placeOf(entry, site)
      if (!place) return []
      const link = (rel: string, note?: PluginEntry) => (note ? [{ tag: 'link' as const, attributes: { rel, href: note.path } }] : [])
      return [...link('prev', place.parts[place.index - 1]), ...link('next', place.parts[place.index + 1])]
    },
    structuredData({ entry }, site) {
      const place = entry && placeOf(entry, site)
      return place ? [{ '@type': 'CreativeWorkSeries', name: place.series.title, url: `${site.url}${place.series.path}` }] : []
    },
  })

function headOf({ series, parts: all, index }: Place, note: PluginEntry): string {
  const words = wordsOf(note)
  return `<div class="part">${words.part(index + 1, all.length)}: <a href="${series.path}">${escapeHtml(series.title)}</a></div>`
}

function footOf({ parts: all, index }: Place, note: PluginEntry): string {
  const words = wordsOf(note)
  const to = (name: string, other?: PluginEntry) => (other ? `<li><small>${name}</small> ${linkTo(other, note)}</li>` : '')
  return `<nav class="parts" aria-label="${words.others}"><ul>${to(words.previous, all[index - 1])}${to(words.next, all[index + 1])}</ul></nav>`
}

function listOf(all: readonly PluginEntry[], series: PluginEntry): string {
  const items = all.map((note) => `<li>${linkTo(note, series)}<p lang="${note.language}">${escapeHtml(note.description)}</p></li>`)
  return `<ol class="ledger">${items.join('')}</ol>`
}

/** A link that says so where it leads into another language. */
function linkTo({ language, path, title }: PluginEntry, from: PluginEntry): string {
  if (language === from.language) return `<a href="${path}">${escapeHtml(title)}</a>`
  const name = new Intl.DisplayNames([from.language], { type: 'language' }).of(language) ?? language
  return `<a href="${path}" hreflang="${language}" lang="${language}">${escapeHtml(title)}</a> <small>(${escapeHtml(name)})</small>`
}
