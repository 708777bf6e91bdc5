import { useValue } from '../react/use-value.js'
import { clean } from './clean.js'
import { Icon } from './primitives/icon.js'
import { Spinner } from './primitives/spinner.js'
import { useShell } from './shell.js'

/** Where toasts and announcements appear. `data-mk-toast` is the variant. */
export function Toaster() {
  const { toasts, announcement } = useShell()
  const toast = useValue(toasts.state)
  const sentence = useValue(announcement)
  return (
    <>
      <div className="mk-hidden" aria-live="polite">
        {sentence}
      </div>
      {toast && (
        <div
          key={toast.id}
          className="mk-toast"
          role={toast.variant === 'error' ? 'alert' : 'status'}
          data-mk-toast={toast.variant}
        >
          {toast.variant === 'loading' ? (
            <Spinner />
          ) : (
            <Icon name={toast.variant === 'error' ? 'alert' : 'check'} tone={toast.variant} />
          )}
          <bdi>{clean(toast.message, 120)}</bdi>
        </div>
      )}
    </>
  )
}
