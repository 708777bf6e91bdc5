import { useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { toModalError } from '../../core/errors.js'
import { useRun } from '../../login/use-run.js'
import { CODE_LENGTH } from './code-field.js'
import { emailTexts } from './texts.js'

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

/** What becomes of a code. */
export interface EntryOptions {
  readonly ui: ViewUi
  /** Hands a whole code in; missing until that can be done. */
  readonly hand: ((code: string, signal: AbortSignal) => Promise<void>) | undefined
  /** The code was the right one. */
  onDone(): void
}

/** The logic of the field: a whole code is handed in by itself, and a wrong one is taken away. */
export function useEntry({ ui: { announce, useWords }, hand, onDone }: EntryOptions): Entry {
  const words = useWords(emailTexts)
  const [code, setCode] = useState('')
  const [handed, setHanded] = useState<string>()
  const [reason, setReason] = useState<string>()
  const [error, setError] = useState<ModalError>()
  useRun(hand && handed, {
    // Both are there: nothing is asked without them.
    ask: async (signal) => hand?.(handed ?? '', signal),
    onDone,
    onFailed(cause) {
      const failed = toModalError(cause)
      setHanded(undefined)
      if (failed.code !== 'frame/refused') return setError(failed)
      setCode('')
      setReason(clean(String(failed.slots['reason']), REASON_LENGTH).replace(/[.!。।]+$/u, ''))
    },
  })

  function begin(whole: string): void {
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
      if (typed.length === CODE_LENGTH) begin(typed)
    },
    clear() {
      setCode('')
      setHanded(undefined)
      setReason(undefined)
      setError(undefined)
    },
    retry() {
      setError(undefined)
      begin(code)
    },
  }
}
