import type { SocialIdentity, WalletUsers } from '../../runtime/connectors/secure-wallet/wallet.js'
import type { Feature } from '../../runtime/contract/kit.js'
import { type Cell, cell } from '../../runtime/core/cell.js'
import { type SecureWalletApi, secureWalletToken } from '../../runtime/features/secure-wallet/contract.js'
import { slots as walletSlots } from '../../runtime/features/secure-wallet/late.js'
import { emailParts } from './email-parts.js'
import type { GalleryState } from './gallery-state.js'

/** How the embedded wallet stands. */
export interface WalletPlan {
  readonly email?: string
  readonly social?: SocialIdentity
  /** The address can be changed: the app has logins by mail. */
  readonly hasMail?: boolean
  readonly type?: 'eoa' | 'smartAccount'
  readonly hasSmartAccounts?: boolean
  /** Its frame is not there yet. */
  readonly isLoading?: boolean
  /** Whether it is there, where that changes; and what the view has done with it. */
  readonly isReady?: Cell<boolean>
  onAct?(act: 'show' | 'hide'): void
  /** How many requests wait, asked for as the view is drawn; one where it is left out. */
  approvals?(): number
  /** A page of its own that waits to be opened. */
  readonly window?: string
}

function fakeWallet(plan: WalletPlan): SecureWalletApi {
  const { type = 'smartAccount', hasSmartAccounts = false } = plan
  const users: WalletUsers = {
    eip155: { address: '0x000000000000000000000000000000000000dEaD', caipNetworkId: 'eip155:1', type, accounts: [] },
  }
  const wallet = {
    users: cell(users),
    email: cell(plan.email),
    social: cell(plan.social),
    window: cell(plan.window),
    isReady: plan.isReady ?? cell(plan.isLoading !== true),
    approvals: { peek: () => plan.approvals?.() ?? 1 },
    hasSmartAccounts: () => hasSmartAccounts,
    show: () => plan.onAct?.('show'),
    hide: () => plan.onAct?.('hide'),
    abort() {},
    openWindow() {},
  } as const
  return {
    site: 'https://wallet.meadow.example',
    page: (name: string) => `https://wallet.meadow.example/${name}?projectId=meadow`,
    // The views of the gallery ask for nothing else of it.
    wallet: () => Promise.resolve(wallet as never),
    connect: () => new Promise(() => {}),
    setAccountType: () => new Promise(() => {}),
  }
}

const walletViews: NonNullable<GalleryState['views']> = {
  AccountSettings: () => import('../../runtime/features/secure-wallet/account-settings.view.js'),
  ApproveTransaction: () => import('../../runtime/features/secure-wallet/approve-transaction.view.js'),
}

/** What turns the embedded wallet on in the gallery. */
export function walletParts(plan: WalletPlan = {}): Pick<GalleryState, 'features' | 'views'> {
  const feature: Feature<SecureWalletApi> = {
    id: secureWalletToken.id,
    slots: { ...walletSlots },
    load: async () => fakeWallet(plan),
  }
  const mail = plan.hasMail ? emailParts() : {}
  return {
    features: [feature, ...(mail.features ?? []).filter(({ id }) => id !== feature.id)],
    views: { ...mail.views, ...walletViews },
  }
}
