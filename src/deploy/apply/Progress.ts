/** Told of every object that has arrived. */
export interface Progress {
  begin(this: void, total: { readonly objects: number; readonly bytes: number }): void
  sent(this: void, bytes: number): void
  end(this: void): void
}
