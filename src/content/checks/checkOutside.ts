import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'

/** No symbolic link leads out of the publication folder: what it leads to would be published. */
export function checkOutside({ folders, strays, publicOutside }: LoadedContent): readonly Problem[] {
  const places = [
    ...folders.flatMap(({ root, name, items }) =>
      items.filter((item) => item.kind === 'outside').map((item) => `${root}/${name}/${item.name}`),
    ),
    ...strays.filter((stray) => stray.kind === 'outside').map(({ root, name }) => `${root}/${name}`),
    ...publicOutside.map((file) => `public/${file}`),
  ]
  return places.map((place) =>
    problemIn(place, {
      severity: 'error',
      rule: 'outside-folder',
      message: 'This is a link that leads out of the publication folder, or nowhere.',
      fix: 'Put a copy of the file in its place.',
    }),
  )
}
