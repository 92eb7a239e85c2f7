/** A tab of any browser, controlled as readers do: with a pointer, keys, an address bar and two buttons. */
export interface Tab {
  /** Opens a document and waits until it has loaded. */
  open(url: string): Promise<void>
  /** Evaluates an expression in the page, and awaits it if it is a promise; the value is passed as JSON. */
  read<Value>(expression: string): Promise<Value>
  /** Clicks the first element that a selector matches. */
  click(selector: string): Promise<void>
  /** Presses keys in turn: names of keys, or letters. */
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
  /** Opens a tab without any stored data of the site at `url`. Its service worker is allowed. */
  openTab(this: void, url: string): Promise<Tab>
  close(this: void): Promise<void>
}
