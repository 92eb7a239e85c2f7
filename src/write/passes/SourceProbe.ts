/** Whether a page is there, as far as can be told now. */
export type SourceProbe = (url: string) => Promise<boolean>
