import { hash } from 'node:crypto'
import * as attributes from '../../shared/html/dataAttributes.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import { encodePath } from '../../shared/addresses/escapes.ts'
import { headTags } from '../../shared/html/headTags.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { DocumentData, PageData, PageResult } from '../../shared/pages/pageData.ts'
import { isTranslated, languageAddressPattern } from '../../shared/addresses/languageLinks.ts'
import { themeKey } from '../../shared/browser/storageKeys.ts'
import { textDirection } from '../../shared/languages/textDirection.ts'
import type { ThirdParty } from '../../shared/browser/thirdParty.ts'
import type { ClientBundle } from '../bundle/ClientBundle.ts'
import { scriptJson } from '../scriptJson.ts'
import { type OwnFaces, type Surroundings, fontsOf, layoutStyles, scriptStyles } from './fontsOf.ts'

/** What a publication's theme adds to each document. */
export interface DocumentTheme {
  /** Style sheets as HTML, placed after the engine's own. */
  readonly styles: string
  readonly faces: OwnFaces
}

/** The HTML around the content of all pages of a language. */
export interface Frame extends Surroundings {
  /** Elements in which the runtime announces navigations. */
  readonly notices: string
}

/** Everything in a document. */
export interface DocumentParts {
  readonly bundle: ClientBundle
  readonly page: PageData
  /** The page's HTML. */
  readonly content: string
  readonly frame: Frame
  /** Icons and similar tags of every document, as HTML. */
  readonly icons: string
  readonly thirdParty?: ThirdParty | undefined
  /** URL of the service worker, if the site has one. */
  readonly worker?: string | undefined
  /** Style sheets of the publication's own parts of a page, as HTML. */
  readonly ownStyles?: string | undefined
  /** Absent means the house look. */
  readonly theme?: DocumentTheme | undefined
  /** Prefix of every path on the host; absent at the root. */
  readonly base?: string | undefined
  /** The origin, such as `https://example.org`: in print, links show their full URLs. */
  readonly origin: string
}

/** Renders the HTML document of a page, in pieces: joining them and encoding the whole takes longer than encoding each. */
export function renderDocument(parts: DocumentParts): readonly string[] {
  const { bundle, page, content, frame, icons, thirdParty, worker, ownStyles = '', theme, base, origin } = parts
  const { result, componentChunkName } = page
  const scripts = scriptStyles(bundle, result.language)
  const data: DocumentData = {
    path: page.path,
    webpackCompilationHash: page.webpackCompilationHash,
    files: { app: bundle.chunks.app?.[0] ?? '', chunks: bundle.chunkMap, ...(worker !== undefined && { worker }) },
    ...(base !== undefined && { base }),
    ...(thirdParty && { thirdParty }),
  }
  return [
    `<!DOCTYPE html><html lang="${result.language}"${textDirection(result.language) === 'rtl' ? ' dir="rtl"' : ''} style="--site:'${origin}'"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    renderHead(result),
    icons,
    ...fontsOf(bundle, { language: result.language, content, frame }, theme?.faces).map(
      (url) => `<link rel="preload" href="${url}" as="font" crossorigin>`,
    ),
    `<script>${earlyScript}</script>`,
    `<style ${attributes.layout}>${layoutStyles(bundle, result.language, theme === undefined && result.component === 'article' ? 'article' : 'page')}</style>`,
    ...stylesOf(bundle, componentChunkName).map((url) => `<style ${attributes.href}="${url}">${bundle.styles[url] ?? ''}</style>`),
    ...(scripts === '' ? [] : [`<style>${scripts}</style>`]),
    theme?.styles ?? '',
    ownStyles,
    `<script type="module" fetchpriority="low" src="${bundle.runtime}"></script></head>`,
    `<body><div id="root">`,
    leadToLanguages(frame.before, result),
    content,
    frame.after,
    `</div>${frame.notices}<script type="application/json" id="page">${scriptJson(data)}</script><link rel="stylesheet" href="${bundle.late}"><link rel="stylesheet" href="${bundle.print}" media="print"></body></html>`,
  ]
}

function stylesOf(bundle: ClientBundle, chunk: string): readonly string[] {
  return (bundle.chunks[chunk] ?? []).filter((url) => url.endsWith('.css'))
}

function renderHead({ head }: PageResult): string {
  return headTags(head)
    .map(({ tag, attributes: values, text }) => {
      const list = Object.entries(values).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      if (tag === 'script') return `<script${list.join('')}>${text ?? ''}</script>`
      return tag === 'title' ? `<title>${escapeHtml(text ?? '')}</title>` : `<${tag}${list.join('')}>`
    })
    .join('')
}

/**
 * Applies the reader's theme, with its `theme-color`, before the first paint, and stores another choice made before any script has loaded.
 */
const chosenTheme = `try{const s=localStorage,t=s.${themeKey};if(t=='light'||t=='dark'){document.documentElement.dataset.theme=t;document.querySelector('[name=theme-color]').media=t=='dark'?'all':'not all'}onchange=({target:t})=>{try{if(t.name=='theme')s.${themeKey}=t.value}catch{}}}catch{}`

/**
 * Makes Back and Forward work after a reload in the middle of client-side navigation: the browser takes all those history entries for the
 * current document and would only change the URL. The runtime replaces this once it can show the pages itself.
 */
const traverse = '{const l=location,p=l.pathname;onpopstate=()=>{if(l.pathname!=p)l.reload()}}'

/** Records clicks that precede the runtime, which hands them to the islands (`holdTouches.ts`). */
const clicks = 'clicks=[];onclick=e=>clicks.push(e);'

/** The part of the runtime that cannot wait; every document inlines it. */
const earlyScript = clicks + chosenTheme + traverse

/** The CSP source that allows it. */
export const earlyScriptHash = `'sha256-${hash('sha256', earlyScript, 'base64')}'`

/** Points the language menu in the header's HTML, which all pages of a language share, at this page's translations. */
export function leadToLanguages(html: string, result: PageResult): string {
  const linkTo = (language: Language) => {
    const href = `href="${escapeHtml(encodePath(result.languages?.[language] ?? ''))}"`
    return isTranslated(result, language) ? href : `${href} ${attributes.nearest}`
  }
  return html.replace(languageAddressPattern, (_written, language: Language) => linkTo(language))
}
