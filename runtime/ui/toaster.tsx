import type { Toast } from '../contract/view.js'
import { clean } from '../core/clean.js'
import { useValue } from '../react/use-value.js'
import { DuplicateModalWarning } from './duplicate-modal-warning.js'
import { Icon } from './primitives/icon.js'
import { Spinner } from './primitives/spinner.js'
import { useShell } from './use-shell.js'

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

/** `data-mk-toast` is the variant, while there is one. */
function Place({ role, toast }: { readonly role: string; readonly toast: Toast | null }) {
  return (
    <div role={role} className={toast ? 'mk-toast' : undefined} data-mk-toast={toast?.variant}>
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
