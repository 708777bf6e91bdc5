import { useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import { cell } from '../../core/cell.js'
import { toModalError } from '../../core/errors.js'
import { useRun } from '../../login/use-run.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import type { SocialName, SocialsApi } from './contract.js'
import { openWindow } from './open-login.js'

/** A login in a window, as `SocialsApi.start` gives it. */
type WindowLogin = Awaited<ReturnType<SocialsApi['start']>>

/** How far a login in a window is. */
export interface ShownLogin {
  /** As in `SocialLogin`; `done` once the site knows who it is. */
  readonly step: ReturnType<WindowLogin['step']['peek']> | 'done'
  /** Why it ended without a login, until `again`. */
  readonly error: ModalError | undefined
  /** Opens the window that the browser has blocked. Call it in a click. */
  open(): void
  /** Begins anew, with a new window. Call it in a click. */
  again(): void
}

/** Signs in with a provider while a view is shown; `onDone` once the site knows who it is. Leaving ends it. */
export function useSocialLogin(
  api: SocialsApi | undefined,
  provider: Exclude<SocialName, 'farcaster'> | undefined,
  onDone: () => void,
): ShownLogin {
  const kit = useKit()
  const [round, setRound] = useState(0)
  const [ended, setEnded] = useState<'done' | ModalError>()
  const [login, setLogin] = useState<WindowLogin>()
  const [opening] = useState(() => cell('opening' as const))
  const step = useValue<ShownLogin['step']>(login?.step ?? opening)
  useRun(api && provider && !ended ? `${provider} ${round}` : undefined, {
    async ask(signal) {
      // Both are there: nothing is asked without them.
      const begun = api && provider && (await api.start(provider, signal))
      if (!begun) return
      if (!signal.aborted) setLogin(begun)
      await begun.done
    },
    onDone() {
      setEnded('done')
      onDone()
    },
    onFailed(cause) {
      setLogin(undefined)
      setEnded(toModalError(cause))
    },
  })
  return {
    step: ended === 'done' ? 'done' : step,
    error: ended === 'done' ? undefined : ended,
    open: () => login?.open(),
    again() {
      openWindow(kit)
      setEnded(undefined)
      setLogin(undefined)
      setRound((before) => before + 1)
    },
  }
}
