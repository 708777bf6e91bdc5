import { useEffect } from 'react'
import type { Toast } from '../../runtime/ui/toasts.js'
import type { ViewProps } from '../../runtime/wiring.js'

const messages: Readonly<Record<Toast['variant'], string>> = {
  loading: 'Switching account',
  success: 'Address copied',
  error: 'A problem occurred while trying initialize authentication',
}

/** A view of the gallery: shows a toast of `params.variant`. */
export default function ToastView({ params, ui: { Title, toasts } }: ViewProps) {
  const variant = params['variant'] === 'loading' || params['variant'] === 'error' ? params['variant'] : 'success'
  useEffect(() => toasts.show(variant, messages[variant]), [toasts, variant])
  return (
    <p className="mk-body">
      <Title text="Toasts" />
      What the toast is over.
    </p>
  )
}
