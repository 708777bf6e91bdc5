import type { Connection } from '../../runtime/contract/connection.js'
import type { Feature, Kit } from '../../runtime/contract/kit.js'
import type { EmailApi, EmailStep, PresentEmail } from '../../runtime/features/email/contract.js'
import { email } from '../../runtime/features/email/feature.js'
import { slots as emailSlots } from '../../runtime/features/email/late.js'
import { secureWalletToken } from '../../runtime/features/secure-wallet/contract.js'
import { slots as walletSlots } from '../../runtime/features/secure-wallet/late.js'
import { ModalError } from '../../schema/error.js'
import type { GalleryState } from './gallery-state.js'

/** How the wallet's site answers: with what, with a refusal, or never. */
type Outcome<T> = T | ModalError | 'never'

/** What signing in by mail, and changing the address, does. */
export interface EmailPlan {
  readonly start?: Outcome<EmailStep>
  readonly approved?: Outcome<'yes'>
  readonly enter?: Outcome<'yes'>
  readonly connect?: Outcome<'yes'>
  /** A masked one when left out. */
  readonly present?: Outcome<PresentEmail>
  readonly change?: Outcome<'present' | 'next'>
  readonly confirm?: Outcome<'yes'>
  readonly waitMs?: number
}

/** The address of the user in the gallery, as it is kept. */
export const maskedEmail: PresentEmail = { shown: 'ad…@meadow.example', whole: 'ada@meadow.example' }

/** An API that answers as planned, and never asks anybody. The first wallet of the gallery is what it connects. */
export function fakeEmail(kit: Kit, plan: EmailPlan = {}): EmailApi {
  return {
    start: (_, signal) => answer(plan.start ?? 'never', signal),
    async approved(signal) {
      await answer(plan.approved ?? 'never', signal)
    },
    async enter(_, signal) {
      await answer(plan.enter ?? 'never', signal)
    },
    async connect(signal): Promise<Connection> {
      await answer(plan.connect ?? 'never', signal)
      const [wallet] = kit.registry.list.peek()
      if (!wallet) throw new ModalError('wallet/no-connector')
      return kit.session.connect(wallet, signal)
    },
    present: (signal) => answer(plan.present ?? maskedEmail, signal),
    change: (_, signal) => answer(plan.change ?? 'never', signal),
    async confirm(_owner, _code, signal) {
      await answer(plan.confirm ?? 'never', signal)
    },
    waitMs: () => plan.waitMs ?? 0,
  }
}

function answer<T>(outcome: Outcome<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    if (outcome instanceof ModalError) reject(outcome)
    else if (outcome !== 'never') resolve(outcome)
  })
}

/** The feature with another logic behind its views; `make` is given the kit. */
export function emailFeature(make: (kit: Kit) => EmailApi): Feature<EmailApi> {
  const feature = email()
  return { ...feature, slots: { ...feature.slots, ...emailSlots }, load: async (kit) => make(kit) }
}

/** The embedded wallet, as far as its errors are shown. */
const secureWallet: Feature = { id: secureWalletToken.id, slots: { ...walletSlots }, load: async () => ({}) }

const emailViews: NonNullable<GalleryState['views']> = {
  EmailLogin: () => import('../../runtime/features/email/email-login.view.js'),
  EmailVerifyDevice: () => import('../../runtime/features/email/email-verify-device.view.js'),
  EmailVerifyOtp: () => import('../../runtime/features/email/email-verify-otp.view.js'),
  UpdateEmailWallet: () => import('../../runtime/features/email/change.view.js'),
  UpdateEmailPrimaryOtp: () => import('../../runtime/features/email/change.view.js'),
  UpdateEmailSecondaryOtp: () => import('../../runtime/features/email/change.view.js'),
}

/** What turns signing in by mail on in the gallery. */
export function emailParts(make: EmailPlan | ((kit: Kit) => EmailApi) = {}): Pick<GalleryState, 'features' | 'views'> {
  return {
    features: [emailFeature(typeof make === 'function' ? make : (kit) => fakeEmail(kit, make)), secureWallet],
    views: emailViews,
  }
}
