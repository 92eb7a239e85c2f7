import type { SlotProps } from 'roomwright'

/** A series and its parts lead on by themselves; other notes have their neighbours of the same subject. */
export default function ArticleFoot({ Original, entry, previous, next, home }: SlotProps<'ArticleFoot'>) {
  const isLed = [entry, ...entry.referencedBy].some(({ collection }) => collection === 'series')
  return isLed ? <Original related={[]} /> : <Original previous={previous} next={next} home={home} related={[]} />
}
