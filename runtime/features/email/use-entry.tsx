import { useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { toModalError } from '../../core/errors.js'
import { CODE_LENGTH } from './code-field.js'
import type { EmailApi } from './contract.js'
import { emailTexts } from './texts.js'
import { useRun } from './use-run.js'

/** Letters of the wallet's own reason that are shown. */
const REASON_LENGTH = 120

/** A code, and how far handing it in is. */
export interface Entry {
  readonly code: string
  readonly isChecking: boolean
  /** What the wallet said of the last code. */
  readonly reason: string | undefined
  /** What stands in the place of the field, until `retry`. */
  readonly error: ModalError | undefined
  type(code: string): void
  /** Begins anew: another mail was sent. */
  clear(): void
  retry(): void
}

/** The logic of the field: a whole code is handed in by itself, and a wrong one is taken away; `onDone` after a right one. */
export function useEntry(api: EmailApi | undefined, { announce, useWords }: ViewUi, onDone: () => void): Entry {
  const words = useWords(emailTexts)
  const [code, setCode] = useState('')
  const [handed, setHanded] = useState<string>()
  const [reason, setReason] = useState<string>()
  const [error, setError] = useState<ModalError>()
  useRun(api && handed, {
    // Both are there: nothing is asked without them.
    ask: async (signal) => api?.enter(handed ?? '', signal),
    onDone,
    onFailed(cause) {
      const failed = toModalError(cause)
      setHanded(undefined)
      if (failed.code !== 'frame/refused') return setError(failed)
      setCode('')
      setReason(clean(String(failed.slots['reason']), REASON_LENGTH).replace(/[.!。।]+$/u, ''))
    },
  })

  function hand(whole: string): void {
    setHanded(whole)
    announce(words.checking)
  }

  return {
    code,
    isChecking: handed !== undefined,
    reason,
    error,
    type(typed) {
      setCode(typed)
      if (typed) setReason(undefined)
      if (typed.length === CODE_LENGTH) hand(typed)
    },
    clear() {
      setCode('')
      setHanded(undefined)
      setReason(undefined)
      setError(undefined)
    },
    retry() {
      setError(undefined)
      hand(code)
    },
  }
}
