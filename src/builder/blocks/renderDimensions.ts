import type { BlockOf } from '../../content/blocks/blockSchemas.ts'
import { boxScene } from '../../drawings/dimensions/boxScene.ts'
import { drawBodies } from '../../drawings/dimensions/drawBodies.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import type { Wording } from '../words/wording.ts'
import { lengthList, writeLengths } from './writeLengths.ts'

/** Lengths in centimetres and inches: with a drawing to scale where they say what they are of, else each with a line as long as its share of the longest. */
export function renderDimensions(block: BlockOf<'dimensions'>, wording: Wording): string {
  const { length } = writeLengths(wording)
  const sizes = block.sizes.map((size) => ({ ...size, ...length(size) }))
  const drawn = drawDimensions(block, sizes, wording)
  const longest = sizes.reduce((most, { cm }) => Math.max(most, cm), 0)
  const share = (cm: number) => Math.round((cm / longest) * 1000) / 10
  const rows = sizes.map(({ name, cm, figures }) => ({ name, figures, ...(drawn === '' && { share: share(cm) }) }))
  const title = escapeHtml(block.caption ?? wording.built.blocks.dimensions)
  return `<figure data-block="dimensions"><figcaption>${title}</figcaption>${drawn}${lengthList(rows)}</figure>`
}

type MeasuredSize = BlockOf<'dimensions'>['sizes'][number] & { readonly cm: number; readonly figures: readonly [string, string] }

function drawDimensions({ view = 'elevation', bodies }: BlockOf<'dimensions'>, sizes: readonly MeasuredSize[], { built }: Wording): string {
  const { drawings } = built
  const says = (views: readonly string[], shown: readonly MeasuredSize[]) =>
    drawings.says(views.join(', '), shown.map(({ name, figures }) => `${name} ${figures[0]}`).join('; '))
  if (bodies) {
    const shown = sizes.flatMap((size) => (size.from && size.to ? [{ ...size, from: size.from, to: size.to }] : []))
    return drawBodies({ bodies, lines: shown, isSection: view === 'section', label: says([drawings[view]], shown) })
  }
  const shown = sizes.flatMap((size) => (size.along ? [{ ...size, along: size.along }] : []))
  const scene = boxScene(shown)
  return scene
    ? drawBodies({
        ...scene,
        label: says(
          scene.views.map((name) => drawings[name]),
          shown,
        ),
      })
    : ''
}
