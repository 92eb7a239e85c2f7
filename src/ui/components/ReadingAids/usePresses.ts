import { useEffect, useEffectEvent } from 'react'
import * as attributes from '../../../shared/html/dataAttributes.ts'

/** Calls `press` when the reader presses an element of the page that matches a selector; React does not render these elements. */
export function usePresses(selector: string, press: (pressed: HTMLElement, event: MouseEvent) => void): void {
  const answer = useEffectEvent((event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
    // With one of these keys a link opens elsewhere.
    if (pressed && !event.ctrlKey && !event.metaKey && !event.shiftKey) press(pressed, event)
  })
  useEffect(() => {
    const page = pageHere()
    const listen = (event: MouseEvent) => answer(event)
    page?.addEventListener('click', listen)
    return () => page?.removeEventListener('click', listen)
  }, [])
}

/** Returns the page shown, not one rendered ahead or just left. */
export function pageHere(): HTMLElement | null {
  return document.querySelector(`main:not([${attributes.later}])`)
}
