import type { FolderItem } from '../load/listFolder.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { leadsOut } from '../load/readRegularFile.ts'
import type { Problem } from '../problem.ts'
import { problemIn, type Finding } from '../problemAt.ts'

const special: Finding = {
  severity: 'error',
  rule: 'special-file',
  message: 'This is neither a file nor a folder.',
  fix: 'Take it out, or put a file in its place.',
}

/** No symbolic link leads out of the publication folder, for what it leads to would be published; and nothing stands in it that has no end. */
export function checkFileKinds(content: LoadedContent): readonly Problem[] {
  const place = (kind: FolderItem['kind']) => [
    ...content.folders.flatMap(({ root, name, items }) =>
      items.filter((item) => item.kind === kind).map((item) => `${root}/${name}/${item.name}`),
    ),
    ...content.strays.filter((stray) => stray.kind === kind).map(({ root, name }) => `${root}/${name}`),
  ]
  return [
    ...[...place('outside'), ...content.publicOutside.map((file) => `public/${file}`)].map((file) => problemIn(file, leadsOut)),
    ...[...place('special'), ...content.publicSpecial.map((file) => `public/${file}`)].map((file) => problemIn(file, special)),
  ]
}
