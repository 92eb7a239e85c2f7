import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { argv } from 'node:process'
import sharp from 'sharp'
import { loadBundle } from '../../src/builder/bundle/loadBundle.ts'
import { encodePictures } from '../../src/builder/images/encodePictures.ts'
import { loadSite } from '../../src/builder/making/loadSite.ts'
import { createPicturePlanner, planAllPictures } from '../../src/builder/images/planPictures.ts'
import { writeSealedAside } from '../../src/platform/files/sealedFile.ts'

// Puts a small grey picture into a cache for each file that a build of the publication would encode. Documents are the same: they name
// files by the hash of the original. Encoding the magazine's takes over a minute of two processors, and no browser test looks at one.
const [, , folder = '', cacheDirectory = ''] = argv
const root = resolve(import.meta.dirname, '../..')
const checked = join(root, '.cache')
mkdirSync(cacheDirectory, { recursive: true })
// What `check` found in the same pictures. Decoding them takes longer than anything else here.
for (const name of existsSync(checked) ? readdirSync(checked) : [])
  if (/^[0-9a-f]{12}\.v\d+$/.test(name)) copyFileSync(join(checked, name), join(cacheDirectory, name))
const bundle = loadBundle({ root, cacheDirectory, stayReady: false })
const options = { root, site: folder, cache: cacheDirectory, now: new Date(), drafts: false, worker: true, bundle }
const { publication } = await loadSite(options)
if (publication) {
  const pictures = createPicturePlanner()
  planAllPictures(publication, pictures)
  const grey = sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a8a8a' } })
  const bodies: Readonly<Record<string, Buffer>> = {
    avif: await grey.clone().avif().toBuffer(),
    webp: await grey.clone().webp().toBuffer(),
    jpg: await grey.clone().jpeg().toBuffer(),
  }
  for (const { source } of await encodePictures(pictures.planned(), { cacheDirectory, isThere: () => true })) {
    const body = bodies[source.slice(source.lastIndexOf('.') + 1)]
    if (body) await writeSealedAside(source, body)
  }
}
