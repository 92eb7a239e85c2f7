import { isCardFile } from '../../shared/pictures/cards.ts'
import { isUndisturbed } from '../record/BucketState.ts'
import type { Survey } from '../record/surveyBucket.ts'
import { type WantedObject, frontFolder } from './wantedObjects.ts'

/**
 * Returns the wanted objects, with those of social cards given the fingerprint that the bucket knows: a card's name identifies what it
 * shows, so an existing card stays, whichever engine version drew it.
 */
export function withKnownCards(
  wanted: ReadonlyMap<string, WantedObject>,
  { state, listing }: Pick<Survey, 'state' | 'listing'>,
): ReadonlyMap<string, WantedObject> {
  const folder = frontFolder(wanted.keys())
  const known = [...wanted].map(([key, object]) => {
    const there = isCardFile(key.slice(folder.length)) ? state.objects[key] : undefined
    const isKept = there !== undefined && there.fingerprint !== '' && isUndisturbed(listing.get(key), there)
    return [key, isKept ? { ...object, fingerprint: there.fingerprint } : object] as const
  })
  return new Map(known)
}
