import { useEffect } from 'react'
import type { Toast, ViewProps } from '../../runtime/contract/view.js'

const messages: Readonly<Record<Toast['variant'], string>> = {
  loading: 'Switching to Juniper…',
  success: 'Address copied',
  error: 'A problem occurred while trying initialize authentication',
}

const long =
  'The wallet answered with a sentence that is much longer than anything that can be read while it is there, and goes on'

/** A view of the gallery: shows a toast of `params.variant`. */
export default function ToastView({ params, ui: { Button, Title, toasts } }: ViewProps) {
  const variant = params['variant'] === 'loading' || params['variant'] === 'error' ? params['variant'] : 'success'
  const message = params['isLong'] ? long : messages[variant]
  useEffect(() => toasts.show(variant, message), [toasts, variant, message])
  return (
    <div className="mk-scene">
      <Title text="Toasts" />
      <p className="mk-text">What the toast is over.</p>
      <div className="mk-actions">
        <Button kind="primary">Go on</Button>
      </div>
    </div>
  )
}
