'use client'
import { type SendApi, sendToken } from '../features/send/contract.js'
import { useFeature } from '../react/use-feature.js'

type Shown = 'form' | 'facts' | 'receiver' | 'step' | 'warnings' | 'sent' | 'mismatch' | 'unresolved' | 'past'
type Acts = 'fill' | 'allow' | 'review' | 'confirm' | 'cancel' | 'dismiss' | 'contacts'

/** What a screen of the app's own shows and does to send: the values of `SendApi` as they are now, and its functions. */
export type Sending = { readonly [Name in Shown]: SendApi[Name]['initial'] } & Pick<SendApi, Acts>

/**
 * Sending from the active account in a screen of the app's own, followed while the component is shown; the code is fetched with
 * the first one. `undefined` until it is here. Throws `feature/off` where `features.send` is off. A hook.
 */
export function useSend(): Sending | undefined {
  return useFeature(sendToken, sendingOf)
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
