import { ModalError } from '../../schema/error.js'
import { type EmailPlan, emailParts } from './email-parts.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { galleryWallet } from './gallery-wallet.js'
import { juniper } from './gallery-wallets.data.js'
import { fillIn } from './type-into.js'

const email = 'ada@meadow.example'
const timedOut = new ModalError('frame/timed-out', { request: 'CONNECT_EMAIL', seconds: 120 })
const blocked = new ModalError('frame/blocked', { directive: 'frame-src', origin: 'https://wallet.example' })
const refused = (reason: string) => new ModalError('frame/refused', { reason })

function shown(view: string, plan: EmailPlan, params: GalleryState['params'] = { email }): Omit<GalleryState, 'id'> {
  return { view, params, from: ['Connect'], wallets: someWallets(), ...emailParts(plan) }
}

const login = (plan: EmailPlan, params?: GalleryState['params']) => shown('EmailLogin', plan, params)
const device = (plan: EmailPlan, number?: string) => shown('EmailVerifyDevice', plan, { email, number })
const code = (plan: EmailPlan, params?: GalleryState['params']) => shown('EmailVerifyOtp', plan, params)

/** Types a code: not into the field of the view that is passed on the way. */
const typed = (digits: string): Pick<GalleryState, 'acts'> => ({
  acts: { 'input[autocomplete="one-time-code"]': (field) => fillIn(field, digits) },
})

/** Signing in by mail. */
export const emailStates: readonly GalleryState[] = [
  { id: 'connect-email', view: 'Connect', wallets: someWallets(), ...emailParts() },
  { id: 'connect-email-typed', view: 'Connect', wallets: [], types: email, ...emailParts() },
  {
    id: 'connect-email-linked',
    view: 'Connect',
    wallets: [{ ...galleryWallet(juniper), type: 'AUTH' }, ...someWallets().slice(1)],
    isConnected: true,
    ...emailParts(),
  },
  { id: 'email-login', ...login({}, {}) },
  { id: 'email-login-making', ...login({}) },
  { id: 'email-login-making-slow', ...login({}), elapsedMs: 3_000 },
  { id: 'email-login-invalid', ...login({}, { email: 'ada@meadow' }) },
  {
    id: 'email-login-cooldown',
    ...login({ start: new ModalError('frame/cooldown', { seconds: 24 }), waitMs: 24_000 }),
  },
  { id: 'email-login-failed', ...login({ start: timedOut }) },
  { id: 'email-login-blocked', ...login({ start: blocked }) },
  { id: 'email-login-signing-making', ...login({ start: { action: 'CONNECT' } }) },
  { id: 'email-device-making', ...device({ waitMs: 24_000 }) },
  { id: 'email-device-number-making', ...device({}, '42') },
  { id: 'email-device-failed', ...device({ approved: timedOut }) },
  { id: 'email-code', ...code({ waitMs: 24_000 }) },
  { id: 'email-code-again', ...code({}, { email: 'ada.lovelace.of.the.analytical.engine@meadow.example' }) },
  { id: 'email-code-typed', ...code({ waitMs: 9_000 }), ...typed('042') },
  { id: 'email-code-wrong', ...code({ enter: refused('Invalid code.') }), ...typed('042042') },
  {
    id: 'email-code-wrong-long',
    ...code({ enter: refused('You have entered a wrong code too often, so that a new one has to be asked for first') }),
    ...typed('042042'),
  },
  { id: 'email-code-making', ...code({}), ...typed('042042') },
  { id: 'email-code-signing-making', ...code({ enter: 'yes' }), ...typed('042042') },
  { id: 'email-code-failed', ...code({ enter: timedOut }), ...typed('042042') },
  {
    id: 'email-code-not-connected',
    ...code({ enter: 'yes', connect: refused('Session expired') }),
    ...typed('042042'),
  },
]
