import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { CalculatorId } from '../../../calculators/calculators.ts'
import { island } from '../../islands/island.ts'
import { StandingHtml } from '../StandingHtml/StandingHtml.tsx'
import { changeUnits, reckon } from './reckon.ts'

interface CalculatorProps {
  readonly id: CalculatorId
  /** Names of its units. */
  readonly units: { readonly [name: string]: string }
  readonly locale: string
}

/** The fields of a calculator, which are part of the text's HTML: each change updates the results at once. */
export const Calculator = island(({ id, ...figures }: CalculatorProps) => {
  const box = useRef<HTMLDivElement>(null)
  const renew = useEffectEvent((event?: FormEvent<HTMLElement>) => {
    const form = box.current?.querySelector('form')
    if (!form) return
    const { target } = event ?? {}
    if (target instanceof HTMLSelectElement && target.name === 'units') changeUnits(form, { id, ...figures })
    reckon(form, { id, ...figures })
  })
  // Applies choices made before the scripts loaded.
  useEffect(() => renew(), [])
  return <StandingHtml as="div" ref={box} onInput={(event) => renew(event)} onSubmit={(event) => event.preventDefault()} />
})
