import { allWallets } from '../../runtime/features/all-wallets/feature.js'
import type { CustomWallet } from '../../runtime/features/connect/custom-wallet.js'
import { directoryBackend } from './directory-backend.js'
import { type PairingPlan, pairingParts, withPairing } from './gallery-pairing.js'
import type { GalleryState } from './gallery-state.js'
import { galleryWallet } from './gallery-wallet.js'
import { harbor, juniper, lumen, orbit } from './gallery-wallets.data.js'

const stores = {
  homepage: 'https://wallet.example',
  chrome_store: 'https://store.example/extension',
  app_store: 'https://apps.example/wallet',
  play_store: 'https://play.example/wallet',
}
const listed = (
  { icon, ...wallet }: typeof juniper,
  links: Partial<CustomWallet> & { readonly link_mode?: string },
): CustomWallet => ({
  ...wallet,
  rdns: wallet.id,
  image_url: icon,
  ...links,
})
const customWallets: readonly CustomWallet[] = [
  listed(juniper, { ...stores, mobile_link: 'juniper://' }),
  listed(harbor, {
    ...stores,
    mobile_link: 'harbor://',
    link_mode: 'https://harbor.example/app',
    desktop_link: 'harbor://',
    webapp_link: 'https://harbor.example/web',
  }),
  listed(orbit, { homepage: 'https://orbit.example' }),
  listed(lumen, { mobile_link: 'javascript://%0aalert(1)', homepage: 'https://a@evil.example' }),
  {
    id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    name: 'Phantom',
    rdns: 'app.phantom',
    homepage: 'https://phantom.example',
  },
]

function pairing(id: string, walletId: string | undefined, plan: PairingPlan = {}): GalleryState {
  return {
    id: `pairing-${id}`,
    view: 'ConnectingWalletConnect',
    from: ['Connect'],
    ...(walletId !== undefined && { params: { walletId } }),
    wallets: withPairing(plan),
    connect: { customWallets },
    ...pairingParts,
  }
}

const basic = { view: 'ConnectingWalletConnectBasic', from: [] } as const
const allWalletsView = { AllWallets: () => import('../../runtime/features/all-wallets/all-wallets.view.js') }
const phone = { isMobile: true, device: 'ios' } as const
const expired = { code: 'wallet/pairing-expired' } as const

/** A phone whose wallet has a request; `saved` says which wallet was opened on it. */
const requested: Omit<GalleryState, 'id'> = {
  wallets: withPairing({ connects: 'yes', pending: 1, peer: { name: 'Harbor Wallet' } }),
  isConnected: true,
  isMobile: true,
  device: 'ios',
  saved: { opened: { name: 'Harbor Wallet', mobile_link: 'harbor://', link_mode: null } },
  ...pairingParts,
}

/** Wallets that are elsewhere. */
export const walletConnectStates: readonly GalleryState[] = [
  pairing('code', juniper.id),
  pairing('tabs', harbor.id),
  { ...pairing('any', undefined) },
  { ...pairing('making', juniper.id, { uri: null }), shows: '.mk-qr' },
  pairing('lost', juniper.id, { relay: 'lost' }),
  { ...pairing('silent', juniper.id, { relay: 'silent' }), shows: '.mk-code-note' },
  { ...pairing('expired', juniper.id, { connects: expired }), shows: 'button.mk-code-note' },
  pairing('declined', juniper.id, { connects: { code: 'wallet/rejected' } }),
  pairing('unsupported', orbit.id),
  pairing('hostile', lumen.id),
  { ...pairing('installed', harbor.id), wallets: withPairing({}, [galleryWallet({ ...harbor, connects: 'never' })]) },
  { ...pairing('phone', harbor.id), ...phone },
  { ...pairing('phone-scheme', juniper.id), ...phone },
  { ...pairing('phone-making', juniper.id, { uri: null }), ...phone, shows: '[aria-busy="true"]' },
  { ...pairing('phone-lost', juniper.id, { relay: 'lost' }), ...phone },
  { ...pairing('phone-silent', juniper.id, { relay: 'silent' }), ...phone },
  { ...pairing('phone-expired', juniper.id, { connects: expired }), ...phone },
  { ...pairing('phone-browse', customWallets.at(-1)?.id), ...phone },
  { ...pairing('phone-in-app', harbor.id), isMobile: true, device: 'inApp' },
  { ...pairing('telegram', harbor.id), isMobile: true, device: 'telegram' },
  { id: 'open-wallet', ...requested, shows: '.mk-open-wallet' },
  { id: 'open-wallet-modal', view: 'Account', ...requested, shows: 'dialog[open]:has(.mk-view):has(.mk-open-wallet)' },
  { ...pairing('basic', undefined), ...basic },
  {
    ...pairing('basic-all', undefined),
    ...basic,
    services: { api: 'https://backend.example', images: 'https://pictures.example' },
    fetch: directoryBackend({ length: 24 }),
    features: [...(pairingParts.features ?? []), allWallets()],
    views: { ...pairingParts.views, ...allWalletsView },
  },
  {
    ...pairing('basic-phone', undefined),
    ...basic,
    ...phone,
    wallets: withPairing({}, [galleryWallet(harbor), galleryWallet(juniper)]),
    views: { ...pairingParts.views, ...allWalletsView },
  },
]
