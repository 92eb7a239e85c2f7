/** What begins so belongs to the deploys and is no part of the site. */
export const ownPrefix = '.roomwright/'
export const stateKey = `${ownPrefix}state.json.gz`
export const pointerKey = `${ownPrefix}release.json`
/** Where a rollback has written down what it returns to, as long as it is not done. */
export const rollbackKey = `${ownPrefix}rollback.json`
export const lockPrefix = `${ownPrefix}locks/`
export const keptPrefix = `${ownPrefix}kept/`
export const releasePrefix = `${ownPrefix}releases/`
export const changedPrefix = `${ownPrefix}changed/`

export function keptKey(fingerprint: string): string {
  return keptPrefix + fingerprint
}

export function releaseKey(id: string): string {
  return `${releasePrefix}${id}.json.gz`
}

export function changedKey(id: string): string {
  return `${changedPrefix}${id}.json`
}
