/** Lets a navigation run: one that gives way to another is nobody's error. */
export function quietly({ committed, finished }: NavigationResult): void {
  committed?.catch(() => undefined)
  finished?.catch(() => undefined)
}
