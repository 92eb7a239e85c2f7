import * as attributes from '../../shared/html/dataAttributes.ts'

/** Milliseconds after which a navigation counts as slow. */
const slow = 1000
/** Milliseconds for which a notice is shown. */
const reading = 8000

/** Informs the reader about navigations. */
export class Notices {
  /** In the language of the current page. */
  texts: Texts
  readonly #announcer: HTMLElement
  readonly #status: HTMLElement
  readonly #bar = document.createElement('div')
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Reads its elements, and the texts of the first page, from the document. */
  constructor() {
    this.#announcer = place('route-announcer')
    this.#status = place('route-status')
    this.#bar.id = 'route-progress'
    this.#bar.role = 'progressbar'
    const textOf = (element: Element, name: string) => element.getAttribute(name) ?? ''
    this.texts = {
      navigated: textOf(this.#announcer, attributes.text),
      loading: textOf(this.#status, attributes.loading),
      offline: textOf(this.#status, attributes.offline),
    }
  }

  /** After a second, shows a progress bar and politely announces that the page is loading. Returns a function that ends both. */
  begin(): () => void {
    this.#clear()
    const timer = setTimeout(() => {
      this.#bar.ariaLabel = this.texts.loading
      document.body.append(this.#bar)
      this.#say(this.texts.loading, 'vh')
    }, slow)
    this.#timer = timer
    return () => {
      if (this.#timer === timer) this.#clear()
    }
  }

  /** Announces the page to screen readers. */
  announce(title: string): void {
    this.#announcer.textContent = this.texts.navigated.split('%').join(title)
  }

  /** Shows for some seconds that the device is offline. */
  tellOffline(): void {
    this.#clear()
    this.#say(this.texts.offline, '')
    this.#timer = setTimeout(() => this.#clear(), reading)
  }

  #clear(): void {
    clearTimeout(this.#timer)
    this.#bar.remove()
    this.#say('', 'vh')
  }

  /** With the class `vh`, only screen readers perceive the text. */
  #say(text: string, className: 'vh' | ''): void {
    this.#status.className = className
    this.#status.textContent = text
  }
}

/** Returns the element, or a detached one if a script has removed it. */
function place(id: string): HTMLElement {
  return document.getElementById(id) ?? document.createElement('div')
}

/** Texts for the reader, in the language of the page. */
export interface Texts {
  /** `%` stands for the page's title. */
  readonly navigated: string
  readonly loading: string
  readonly offline: string
}
