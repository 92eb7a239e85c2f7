import { expectTypeOf, it } from 'vitest'
import type { Card } from '../ui/components/Card/Card.tsx'
import type { ListingRow } from '../ui/components/Listing/Listing.tsx'
import type { SlotProps } from './SlotProps.ts'

it('a component that fills the slot of cards takes the props of every card', () => {
  expectTypeOf<Parameters<typeof Card>[0]>().toExtend<Omit<SlotProps<'Card'>, 'Original'>>()
  expectTypeOf<Parameters<typeof ListingRow>[0]>().toExtend<Omit<SlotProps<'Card'>, 'Original'>>()
})
