import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import * as attributes from '../../../shared/html/dataAttributes.ts'
import { decodeEscapes } from '../../../shared/addresses/escapes.ts'
import { island } from '../../islands/island.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { copyAddress } from '../PageAddress/pageAddress.ts'
import styles from './ReadingAids.module.css'
import { sayBeside } from './sayBeside.ts'
import { leaveAddress, useEnlargedPicture } from './useEnlargedPicture.ts'
import { pageHere, usePresses } from './usePresses.ts'

/**
 * Tools beside a text, whose HTML is sent once and belongs to no component: enlarges its pictures, copies the URLs of its sections from
 * their headings, marks the current section in the table of contents, and folds the table after it has been used.
 */
export const ReadingAids = island(() => {
  const messages = useMessages()
  const [link, close] = useEnlargedPicture()
  useSectionMarks()
  usePresses(attributes.placeLinks, (place) => {
    if (place.closest('li')) place.closest('nav')?.querySelector('details')?.removeAttribute('open')
    else void copyAddress(place.getAttribute('href') ?? '').then((isCopied) => isCopied && sayBeside(place, messages.linkCopied))
  })
  return link && <PictureView key={link.href} link={link} close={close} />
})

/** The list of an article's sections; in narrow windows it covers the text while open. */
const contents = 'nav details + ol'

/** The return value of the dialog when it closes because the reader followed a link in it. */
const leadsOn = 'link'

interface LinkProps {
  /** The link to the picture on the page. */
  readonly link: HTMLAnchorElement
}

interface PictureViewProps extends LinkProps {
  close(this: void): void
}

/** A picture over the page, shown as long as the address names it. */
function PictureView({ link, close }: PictureViewProps) {
  const messages = useMessages()
  const view = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = view.current
    dialog?.show()
    const change = dialog && becomeModal(dialog)
    return () => {
      change?.abort()
      dialog?.close()
      if (link.isConnected) link.focus({ preventScroll: true })
    }
  }, [link])
  // If the address changes first, the dialog is removed before it can fire its close event.
  const leave = () => {
    link.focus()
    close()
    if (view.current?.returnValue !== leadsOn) leaveAddress()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape and the button do the same
    <dialog ref={view} className={styles.view} aria-label={link.querySelector('img')?.alt} onClick={endOnPress} onClose={leave}>
      <button type="button" aria-label={messages.closePicture} />
      <Picture link={link} />
    </dialog>
  )
}

/**
 * Makes an open dialog modal once it has been painted, or at the next key press. Making the page beneath inert restyles every element,
 * which costs as much as everything before the picture is visible. Does nothing if aborted.
 */
function becomeModal(dialog: HTMLDialogElement): AbortController {
  const ended = new AbortController()
  const { signal } = ended
  const change = () => {
    if (signal.aborted) return
    ended.abort()
    // Closing it would move the focus out of it.
    dialog.removeAttribute('open')
    dialog.showModal()
  }
  requestAnimationFrame(() => setTimeout(change))
  addEventListener('keydown', change, { capture: true, signal })
  return ended
}

/** Closes the dialog on a press anywhere but on the caption; a link in the caption closes it too, and navigates by itself. */
function endOnPress({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  const caption = (target as Element).closest('figcaption')
  if (caption && !(target as Element).closest('a')) return
  currentTarget.close(caption ? leadsOn : undefined)
}

/** The largest encoding, over the one that the page shows already. */
function Picture({ link }: LinkProps) {
  const small = link.querySelector('img')
  const place = link.closest('figure')
  const caption = place ? place.querySelector('figcaption') : link.closest('main')?.querySelector(`[${attributes.caption}]`)
  return (
    <figure>
      <picture>
        <source type="image/avif" srcSet={link.href.replace(/webp$/, 'avif')} />
        <img
          alt={small?.alt}
          width={small?.getAttribute('width') ?? undefined}
          height={small?.getAttribute('height') ?? undefined}
          style={{ backgroundImage: `url("${small?.currentSrc ?? ''}")` }}
          src={link.href}
        />
      </picture>
      {caption && <figcaption dangerouslySetInnerHTML={{ __html: caption.innerHTML }} />}
    </figure>
  )
}

/** Marks the section being read in the table of contents, in browsers that do not do so by themselves. */
function useSectionMarks(): void {
  useEffect(() => {
    const links = [...(pageHere()?.querySelectorAll<HTMLAnchorElement>(`${contents} a`) ?? [])]
    if (links.length === 0 || CSS.supports('scroll-target-group:auto')) return undefined
    const headings = links.map(({ hash }) => document.getElementById(decodeEscapes(hash.slice(1))))
    const mark = () => {
      const passed = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < innerHeight / 3)
      for (const [index, link] of links.entries()) link.ariaCurrent = index === passed ? 'true' : null
    }
    // From far above the window to its upper third, so that a jump past all of it is noticed too.
    const watcher = new IntersectionObserver(mark, { rootMargin: '999999px 0px -66%' })
    for (const heading of headings) if (heading) watcher.observe(heading)
    return () => watcher.disconnect()
  }, [])
}
