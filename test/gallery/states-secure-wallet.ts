import { type GalleryState, someWallets } from './gallery-state.js'
import { galleryWallet } from './gallery-wallet.js'
import { juniper } from './gallery-wallets.data.js'
import { type WalletPlan, walletParts } from './wallet-parts.js'

const wallets = [{ ...galleryWallet(juniper), type: 'AUTH' as const }, ...someWallets().slice(1)]

const shown = (view: string, plan: WalletPlan = {}, params: GalleryState['params'] = {}): Omit<GalleryState, 'id'> => ({
  view,
  params,
  wallets,
  isConnected: true,
  from: ['Account'],
  ...walletParts(plan),
})

/** The embedded wallet: its settings, and what is approved in it. */
export const secureWalletStates: readonly GalleryState[] = [
  { id: 'wallet-settings', ...shown('AccountSettings', { email: 'ad…@meadow.example', hasSmartAccounts: true }) },
  { id: 'wallet-settings-plain', ...shown('AccountSettings', {}) },
  { id: 'wallet-settings-mail', ...shown('AccountSettings', { email: 'ad…@meadow.example', hasMail: true }) },
  {
    id: 'wallet-settings-social',
    ...shown('AccountSettings', {
      email: 'ad…@meadow.example',
      hasMail: true,
      social: { provider: 'google', userName: 'Ada Lovelace of the Analytical Engine' },
    }),
  },
  { id: 'wallet-settings-social-unnamed', ...shown('AccountSettings', { social: { provider: 'apple' } }) },
  {
    id: 'wallet-settings-making',
    ...shown('AccountSettings', {
      email: 'ada.lovelace.of.the.analytical.engine@meadow.example',
      hasSmartAccounts: true,
    }),
    acts: { '[data-mk-kind="eoa"]': (row) => row.click() },
  },
  { id: 'approve-making', ...shown('ApproveTransaction') },
  { id: 'approve-loading', ...shown('ApproveTransaction', { isLoading: true }) },
  { id: 'approve-window', ...shown('ApproveTransaction', { window: '/approve' }) },
  { id: 'approve-refused', ...shown('ApproveTransaction', {}, { refused: true }) },
]
