import { ModalError } from '../../schema/error.js'
import { type EmailPlan, emailParts } from './email-parts.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { galleryWallet } from './gallery-wallet.js'
import { juniper } from './gallery-wallets.data.js'
import { fillIn } from './type-into.js'
import { walletParts } from './wallet-parts.js'

const email = 'ada.king@meadow.example'
const present = 'ad…@meadow.example'
const timedOut = new ModalError('frame/timed-out', { request: 'UPDATE_EMAIL', seconds: 120 })
const refused = (reason: string) => new ModalError('frame/refused', { reason })
const tooEarly = new ModalError('frame/cooldown', { seconds: 24 })
const wallets = [{ ...galleryWallet(juniper), type: 'AUTH' as const }, ...someWallets().slice(1)]

function shown(view: string, plan: EmailPlan, params: NonNullable<GalleryState['params']>): Omit<GalleryState, 'id'> {
  const [mail, wallet] = [emailParts(plan), walletParts({ email: present })]
  const [own] = mail.features ?? []
  return {
    view,
    params,
    from: ['Account', 'AccountSettings'],
    wallets,
    isConnected: true,
    features: [...(own ? [own] : []), ...(wallet.features ?? [])],
    views: { ...mail.views, ...wallet.views },
  }
}

const address = (plan: EmailPlan, params: NonNullable<GalleryState['params']> = {}) =>
  shown('UpdateEmailWallet', plan, params)
const first = (plan: EmailPlan, params: NonNullable<GalleryState['params']> = { email, present }) =>
  shown('UpdateEmailPrimaryOtp', plan, params)
const second = (plan: EmailPlan) => shown('UpdateEmailSecondaryOtp', plan, { email, present })

/** Presses “Save”. */
const saves: Pick<GalleryState, 'acts'> = { acts: { 'button[type="submit"]': (button) => button.click() } }
/** Types a code. */
const typed = (digits: string): Pick<GalleryState, 'acts'> => ({
  acts: { 'input[autocomplete="one-time-code"]': (field) => fillIn(field, digits) },
})

/** Changing the address of a login by mail. */
export const emailChangeStates: readonly GalleryState[] = [
  { id: 'email-change', ...address({}) },
  {
    id: 'email-change-whole',
    ...address({ present: { shown: 'ada@meadow.example', whole: 'ada@meadow.example' } }),
  },
  { id: 'email-change-none', ...address({ present: { shown: undefined, whole: undefined } }) },
  { id: 'email-change-typed', ...address({}, { email }) },
  { id: 'email-change-same', ...address({}, { email: 'ada@meadow.example' }), ...saves },
  { id: 'email-change-invalid', ...address({}, { email: 'ada@meadow' }), ...saves },
  { id: 'email-change-making', ...address({}, { email }), ...saves },
  { id: 'email-change-cooldown', ...address({ change: tooEarly, waitMs: 24_000 }, { email }), ...saves },
  {
    id: 'email-change-refused',
    ...address({ change: refused('Sign in again to change your e-mail') }, { email }),
    ...saves,
  },
  { id: 'email-change-failed', ...address({ change: timedOut }, { email }), ...saves },
  { id: 'email-change-not-loaded', ...address({ present: timedOut }) },
  { id: 'email-change-first', ...first({ waitMs: 24_000 }) },
  { id: 'email-change-first-unknown', ...first({}, { email }) },
  { id: 'email-change-first-wrong', ...first({ confirm: refused('Invalid code.') }), ...typed('042042') },
  { id: 'email-change-first-making', ...first({}), ...typed('042042') },
  { id: 'email-change-first-failed', ...first({ confirm: timedOut }), ...typed('042042') },
  { id: 'email-change-second', ...second({ waitMs: 24_000 }) },
  { id: 'email-change-second-wrong', ...second({ confirm: refused('Invalid code.') }), ...typed('042042') },
  { id: 'email-change-second-making', ...second({}), ...typed('042042') },
  { id: 'email-change-second-failed', ...second({ confirm: timedOut }), ...typed('042042') },
]
