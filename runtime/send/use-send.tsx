'use client'
import { useEffect, useMemo, useState } from 'react'
import { derived } from '../core/cell.js'
import { type SendApi, sendToken } from '../features/send/contract.js'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'

type Shown = 'form' | 'facts' | 'receiver' | 'step' | 'warnings' | 'sent' | 'mismatch' | 'unresolved' | 'past'
type Acts = 'fill' | 'allow' | 'review' | 'confirm' | 'cancel' | 'dismiss' | 'contacts'

/** What a screen of the app's own shows and does to send: the values of `SendApi` as they are now, and its functions. */
export type Sending = { readonly [Name in Shown]: SendApi[Name]['initial'] } & Pick<SendApi, Acts>

const nothing = /*#__PURE__*/ derived<Sending | undefined>(undefined, () => undefined)

/**
 * Sending from the active account in a screen of the app's own, followed while the component is shown; the code is fetched with
 * the first one. `undefined` until it is here. Throws `feature/off` where `features.send` is off. A hook.
 */
export function useSend(): Sending | undefined {
  const kit = useKit()
  const [loaded, setLoaded] = useState<{ readonly api?: SendApi; readonly failure?: unknown }>({})
  useEffect(() => {
    let isHere = true
    kit.use(sendToken).then(
      (api) => isHere && setLoaded({ api }),
      (failure: unknown) => isHere && setLoaded({ failure }),
    )
    return () => {
      isHere = false
    }
  }, [kit])
  const { api, failure } = loaded
  useEffect(() => api?.follow(), [api])
  const all = useMemo(() => (api ? derived<Sending | undefined>(undefined, () => sendingOf(api)) : nothing), [api])
  const sending = useValue(all)
  if (failure !== undefined) throw failure
  return sending
}

function sendingOf(api: SendApi): Sending {
  const { form, facts, receiver, step, warnings, sent, mismatch, unresolved, past } = api
  const { fill, allow, review, confirm, cancel, dismiss, contacts } = api
  return {
    form: form.value,
    facts: facts.value,
    receiver: receiver.value,
    step: step.value,
    warnings: warnings.value,
    sent: sent.value,
    mismatch: mismatch.value,
    unresolved: unresolved.value,
    past: past.value,
    fill,
    allow,
    review,
    confirm,
    cancel,
    dismiss,
    contacts,
  }
}
