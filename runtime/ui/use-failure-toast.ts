import { useEffect, useState } from 'react'
import type { ModalError } from '../../schema/error.js'
import { useShell } from './use-shell.js'

/** Tells of a failure in a toast, each once. What failed before this part was shown was told then. */
export function useFailureToast(error: ModalError | undefined, text: string): void {
  const { toasts } = useShell()
  const [told, setTold] = useState(error)
  useEffect(() => {
    if (error && error !== told) toasts.show('error', text)
    setTold(error)
  }, [error, told, toasts, text])
}
