import { definePlugin } from 'roomwright'

const columns = ['number', 'title', 'material', 'period', 'place'] as const

/** A cell of CSV: in quotes, which are doubled within. */
function cell(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return `"${text.replaceAll('"', '""')}"`
}

/** The catalogue as a table for other programs, `/catalogue-<language>.csv`, and a check that each label is there in every language. */
export const handList = () =>
  definePlugin({
    name: 'hand-list',
    checks: (site) =>
      site.entries
        .filter(({ collection }) => collection === 'exhibits')
        .flatMap((entry) =>
          site.languages
            .filter(
              (language) =>
                !site.entries.some(
                  ({ collection, id, ...other }) => collection === 'exhibits' && id === entry.id && other.language === language,
                ),
            )
            .map((language) => ({
              file: entry.file,
              severity: 'warning' as const,
              message: `The label of "${entry.title}" is not there in "${language}".`,
              fix: `Write \`exhibits/${entry.id}/${language}.md\`.`,
            })),
        ),
    files: (site) =>
      site.languages.map((language) => {
        const rows = site.entries
          .filter((entry) => entry.collection === 'exhibits' && entry.language === language)
          .sort((a, b) => Number(a.fields.number) - Number(b.fields.number))
          .map(({ title, fields }) => columns.map((column) => cell(column === 'title' ? title : fields[column])).join(','))
        return { path: `/catalogue-${language}.csv`, text: `${[columns.join(','), ...rows].join('\r\n')}\r\n` }
      }),
  })
