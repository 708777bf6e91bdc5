'use client'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ModalProps, Toast } from '../contract/view.js'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'
import { Background } from './background.js'
import { createInPlace } from './in-place.js'
import { Inside } from './inside.js'
import { createShown } from './shown.js'
import { useFetchLeads } from './use-fetch-leads.js'
import { useModalShell } from './use-modal-shell.js'
import { usePlaceFocus } from './use-place-focus.js'
import { LocaleContext, ShellContext } from './use-shell.js'

/**
 * The modal without a dialog (SPEC §2, embedded): `Modal` of an app whose config says `embedded: true`. The provider
 * renders it as well, where a dialog would be; there it only warns developers that it has not been placed.
 */
export function Embedded({ isPlaced = false }: ModalProps) {
  return isPlaced ? <Region /> : <Elsewhere />
}

/** Nothing to see but the background parts: opening is heard by the region of the page. */
function Elsewhere() {
  const { host, router } = useKit()
  const isOpen = useValue(router.state, (state) => state.isOpen)
  useEffect(() => {
    if (isOpen && !document.querySelector('section[data-mk]'))
      host.log('warn', 'embedded: true needs <EmbeddedModal /> on the page')
  }, [isOpen, host])
  return <Background />
}

/** How much of a toast is in sight where it is seen: it is a little lower while it comes in. */
const MOST = 0.8

/** Whether the page cuts off what stands under the region: the toast is inside then. */
function useIsToastCut(region: RefObject<HTMLElement | null>, toast: Toast | null): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const shown = toast && region.current?.querySelector('[data-mk-toast]')
    // jsdom has no such observer.
    if (!shown || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(([entry]) => entry && entry.intersectionRatio < MOST && setCut(true), {
      threshold: MOST,
    })
    observer.observe(shown)
    return () => {
      observer.disconnect()
      setCut(false)
    }
  }, [region, toast])
  return isCut
}

/** A region of the page that always shows a view, and takes the focus when it is opened. */
function Region() {
  const kit = useKit()
  const shell = useModalShell(kit)
  const [place] = useState(() => createInPlace(kit))
  const [shown] = useState(() => createShown(place.state, { clock: kit.host.clock, views: shell.views }))
  const view = useValue(shown.state, (state) => state.view)
  const direction = useValue(shown.state, (state) => state.direction)
  const mode = useValue(kit.theme.mode)
  const locale = useValue(shell.locale)
  const reach = useFetchLeads(shell.views)
  const titleId = useId()
  const region = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const leave = shell.settle()
    const stop = place.follow(shell.clear)
    const stopShown = shown.follow()
    return () => {
      stop()
      stopShown()
      leave()
      // Gone for good, and no remount of StrictMode: what was under way does not come back with the next one.
      queueMicrotask(() => region.current || kit.router.close())
    }
  }, [kit, place, shell, shown])
  usePlaceFocus(region, shown.state, view)
  const isCut = useIsToastCut(region, useValue(shell.toasts.state))

  return (
    <ShellContext.Provider value={shell}>
      <LocaleContext.Provider value={locale}>
        <section
          ref={region}
          className="mk-root mk-embedded"
          data-mk=""
          data-mk-view={view}
          data-inside={isCut ? '' : undefined}
          data-direction={direction}
          data-mk-scheme={mode === 'system' ? undefined : mode}
          aria-labelledby={titleId}
          lang={locale?.lang}
          dir={locale?.dir}
          onPointerOver={reach}
          onFocus={reach}
        >
          <Inside shown={shown} titleId={titleId} canClose={false} />
        </section>
      </LocaleContext.Provider>
    </ShellContext.Provider>
  )
}
