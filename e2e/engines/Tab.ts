/** A tab of some browser, driven by what readers have: a pointer, keys, an address bar and two buttons. */
export interface Tab {
  /** Opens a document and waits until it has loaded. */
  open(url: string): Promise<void>
  /** The value of an expression in the page, as JSON; a promise is awaited. */
  read<Value>(expression: string): Promise<Value>
  /** Presses the pointer upon the first element that a selector finds. */
  click(selector: string): Promise<void>
  /** Presses keys one after another where the focus is: names of keys, else letters. */
  press(...keys: readonly string[]): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

export interface Engine {
  /** Name and version. */
  readonly label: string
  /** A tab in which nothing of the site at `url` is kept; its service worker is let in, as for readers. */
  openTab(this: void, url: string): Promise<Tab>
  close(this: void): Promise<void>
}
