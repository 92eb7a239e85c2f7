import type { BlockOf, Duration, OwnBlock } from '../../content/blocks/blockSchemas.ts'
import type { BeforeAfter, BodyBlock } from '../../content/publication.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import type { Wording } from '../words/wording.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import { renderFigure } from '../images/renderBody.ts'
import { renderCalculator } from './renderCalculator.ts'
import { renderCuttingList } from './renderCuttingList.ts'
import { renderDimensions } from './renderDimensions.ts'
import { renderChart, renderJoint, renderPlan, renderSteps } from './renderDrawings.ts'
import { type InkAndPaper, houseInk, renderPalette } from './renderPalette.ts'

interface BlockTools {
  readonly wording: Wording
  readonly pictures: PicturePlanner
  /** Renders a block that the publication's own code defines. */
  renderOwn(this: void, block: OwnBlock): string
  /** Pictures are links to their largest encodings. */
  readonly enlarge?: boolean
  /** Scripts will come to the page: islands are left for them. */
  readonly isLive?: boolean
  /** Absent: those of the house. */
  readonly inks?: InkAndPaper | undefined
}

/** The HTML of a block, which reads well without styles; `ui/blocks` has its styles. */
export function renderBlock(block: BodyBlock, tools: BlockTools): string {
  const { wording, renderOwn, isLive = false } = tools
  switch (block.kind) {
    case 'own':
      return renderOwn(block)
    case 'project':
      return renderProject(block, wording)
    case 'palette':
      return renderPalette(block, wording, { inks: tools.inks ?? houseInk, isLive })
    case 'care':
      return renderCare(block, wording)
    case 'before-after':
      return renderBeforeAfter(block, tools)
    case 'dimensions':
      return renderDimensions(block, wording)
    case 'plan':
      return renderPlan(block, wording)
    case 'joint':
      return renderJoint(block, wording)
    case 'steps':
      return renderSteps(block, wording)
    case 'cutting-list':
      return renderCuttingList(block, wording)
    case 'chart':
      return renderChart(block, wording)
    case 'calculator':
      return renderCalculator(block, wording, isLive)
    case 'shopping-list':
      return renderShoppingList(block, wording)
  }
}

const sizes = '(width < 36rem) 100vw, (width < 56rem) 50vw, 19rem'

/** Two pictures side by side, or one above the other. */
function renderBeforeAfter({ before, after }: BeforeAfter, { wording, pictures, enlarge }: BlockTools): string {
  const texts = wording.built.blocks
  const side = (picture: BeforeAfter['before'], label: string) =>
    renderFigure(picture, { pictures, sizes, enlarge, label: `<b>${label}</b> ` })
  return `<figure data-block="before-after">${side(before, texts.before)}${side(after, texts.after)}</figure>`
}

/** What to buy, one item a line; on paper each has a box to tick. */
function renderShoppingList({ title, items }: BlockOf<'shopping-list'>, { built, locale }: Wording): string {
  const numbers = new Intl.NumberFormat(locale)
  const lines = items.map(({ item, amount }) => {
    const text = typeof amount === 'number' ? numbers.format(amount) : escapeHtml(amount)
    return `<li><span>${escapeHtml(item)}</span> <b>${text}</b></li>`
  })
  const caption = escapeHtml(title ?? built.blocks.shoppingList)
  return `<figure data-block="shopping-list"><figcaption>${caption}</figcaption><ul>${lines.join('')}</ul></figure>`
}

/** The care of materials, one a row. */
function renderCare({ caption, materials }: BlockOf<'care'>, { built }: Wording): string {
  const texts = built.blocks
  const title = escapeHtml(caption ?? texts.care)
  const heads = [texts.material, texts.daily, texts.seasonal, texts.never].map((text) => `<th scope="col">${text}</th>`)
  const rows = materials.map(({ material, daily, seasonal, never }) => {
    const cells = [daily, seasonal, never].map((text) => `<td>${escapeHtml(text)}</td>`)
    return `<tr><th scope="row">${escapeHtml(material)}</th>${cells.join('')}</tr>`
  })
  const table = `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  return `<figure data-block="care"><figcaption>${title}</figcaption><div class="table-scroll" tabindex="0">${table}</div></figure>`
}

const costs = ['low', 'moderate', 'high'] as const
const difficulties = ['easy', 'moderate', 'hard'] as const

/** The time, cost, difficulty and tools of a project, as the title block of a drawing sheet. */
function renderProject(block: BlockOf<'project'>, { built, locale }: Wording): string {
  const texts = built.blocks
  const note = block.note === undefined ? '' : `<small>${escapeHtml(block.note)}</small>`
  const facts = [
    fact(texts.time, durationText(block.time, locale)),
    fact(texts.cost, texts.costs[block.cost] + grade(costs.indexOf(block.cost))),
    fact(texts.difficulty, texts.difficulties[block.difficulty] + grade(difficulties.indexOf(block.difficulty))),
    fact(texts.tools, ...block.tools.map(escapeHtml)),
  ]
  return `<figure data-block="project"><figcaption>${escapeHtml(block.title ?? texts.project)}${note}</figcaption><dl>${facts.join('')}</dl></figure>`
}

function fact(name: string, ...values: readonly string[]): string {
  return `<div><dt>${name}</dt>${values.map((value) => `<dd>${value}</dd>`).join('')}</div>`
}

/** Three squares that repeat the word before them: one is filled for the lowest grade, three for the highest. */
function grade(index: number): string {
  return ` <i data-grade="${index + 1}" aria-hidden="true"></i>`
}

/** How long something takes, in words. */
export function durationText({ from, to, unit }: Duration, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return to === undefined ? format.format(from) : format.formatRange(from, to)
}
