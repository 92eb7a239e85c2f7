import type { SlotProps } from 'roomwright'
import { RecipeCard } from '../lib/RecipeCard.tsx'

/** A recipe is its cloth; anything else is the engine's card. */
export default function Card({ Original, entry, ...props }: SlotProps<'Card'>) {
  if (entry?.collection !== 'recipes') return <Original {...props} />
  return <RecipeCard entry={entry} {...(props.level && { level: props.level })} />
}
