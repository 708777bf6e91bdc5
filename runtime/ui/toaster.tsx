import { useEffect, useRef, useState } from 'react'
import type { Toast } from '../contract/view.js'
import { clean } from '../core/clean.js'
import { useValue } from '../react/use-value.js'
import { DuplicateModalWarning } from './duplicate-modal-warning.js'
import { Icon } from './primitives/icon.js'
import { Spinner } from './primitives/spinner.js'
import { useShell } from './use-shell.js'

/** How much of a toast is in sight where it is seen: it is a little lower while it comes in. */
const MOST = 0.8

/**
 * Where toasts and announcements appear, and developers hear of a second kit. The places are there before anything is in them: screen readers only hear
 * what comes into a place they know.
 */
export function Toaster() {
  const { toasts, announcement } = useShell()
  const toast = useValue(toasts.state)
  const sentence = useValue(announcement)
  const isError = toast?.variant === 'error'
  return (
    <>
      <div className="mk-hidden" aria-live="polite">
        {sentence}
      </div>
      <Place role="status" toast={isError ? null : toast} />
      <Place role="alert" toast={isError ? toast : null} />
      <DuplicateModalWarning />
    </>
  )
}

/** `data-mk-toast` is the variant, while there is one. `data-inside` where the page cuts off what stands under the panel. */
function Place({ role, toast }: { readonly role: string; readonly toast: Toast | null }) {
  const place = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  const id = toast?.id
  useEffect(() => {
    const { current } = place
    // Only a modal in the page can be cut off by it. jsdom has no such observer.
    if (id === undefined || !current?.closest('.mk-embedded') || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(([entry]) => entry && entry.intersectionRatio < MOST && setCut(true), {
      threshold: MOST,
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      setCut(false)
    }
  }, [id])
  return (
    <div
      role={role}
      className={toast ? 'mk-toast' : undefined}
      data-mk-toast={toast?.variant}
      data-inside={isCut ? '' : undefined}
      ref={place}
    >
      {toast && (
        <>
          {toast.variant === 'loading' ? (
            <Spinner />
          ) : (
            <Icon name={toast.variant === 'error' ? 'alert' : 'check'} tone={toast.variant} />
          )}
          <bdi>{clean(toast.message, 120)}</bdi>
        </>
      )}
    </div>
  )
}
