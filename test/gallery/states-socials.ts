import { ModalError } from '../../schema/error.js'
import { emailParts } from './email-parts.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { galleryWallet } from './gallery-wallet.js'
import { juniper } from './gallery-wallets.data.js'
import { type SocialsPlan, socialsParts } from './socials-parts.js'

const uri = 'https://farcaster.example/~/siwf?channelToken=9f0c4f1e-2a8b-4c11-a5a5-6f1f1b7c9d20'
const timedOut = new ModalError('frame/timed-out', { request: 'CONNECT_SOCIAL', seconds: 600 })
const blocked = new ModalError('frame/blocked', { directive: 'frame-src', origin: 'https://wallet.example' })
const rejected = (wallet: string) => new ModalError('wallet/rejected', { wallet })

const connect = (plan: SocialsPlan = {}, more: Partial<GalleryState> = {}): Omit<GalleryState, 'id'> => ({
  view: 'Connect',
  wallets: someWallets(),
  ...socialsParts(plan),
  ...more,
})
const shown = (view: string, plan: SocialsPlan, more: Partial<GalleryState> = {}): Omit<GalleryState, 'id'> => ({
  ...connect(plan, more),
  view,
  from: ['Connect'],
})
const login = (plan: SocialsPlan, provider = 'google', more?: Partial<GalleryState>) =>
  shown('ConnectingSocial', plan, { params: { provider }, ...more })
const farcaster = (plan: SocialsPlan, more?: Partial<GalleryState>) => shown('ConnectingFarcaster', plan, more)

const email = emailParts()
const socials = socialsParts()

/** Signing in with a provider. */
export const socialsStates: readonly GalleryState[] = [
  { id: 'connect-socials', ...connect() },
  { id: 'connect-socials-one', ...connect({ on: ['apple'] }) },
  { id: 'connect-socials-two', ...connect({ on: ['google', 'github'] }) },
  { id: 'connect-socials-six', ...connect({ on: ['facebook', 'x', 'discord', 'farcaster', 'github', 'apple'] }) },
  {
    id: 'connect-socials-email',
    view: 'Connect',
    wallets: [],
    features: [...(email.features ?? []), ...(socials.features ?? [])],
    views: { ...email.views, ...socials.views },
  },
  {
    id: 'connect-socials-linked',
    ...connect(
      {},
      { wallets: [{ ...galleryWallet(juniper), type: 'AUTH' }, ...someWallets().slice(1)], isConnected: true },
    ),
  },
  { id: 'socials-all', ...shown('ConnectSocials', {}) },
  { id: 'social-opening-making', ...login({}) },
  { id: 'social-opening-making-slow', ...login({}, 'google', { elapsedMs: 3_000 }) },
  { id: 'social-blocked', ...login({ login: 'blocked' }, 'discord') },
  { id: 'social-open-making', ...login({ login: 'open' }) },
  { id: 'social-away', ...login({ login: 'away' }, 'apple') },
  { id: 'social-signing-making', ...login({ login: 'yes' }, 'x') },
  { id: 'social-declined', ...login({ login: rejected('GitHub') }, 'github') },
  { id: 'social-failed', ...login({ login: timedOut }, 'facebook') },
  { id: 'social-frame-blocked', ...login({ login: blocked }) },
  { id: 'farcaster-making', ...farcaster({}) },
  { id: 'farcaster-code', ...farcaster({ farcaster: { step: 'ready', uri } }) },
  { id: 'farcaster-expired', ...farcaster({ farcaster: { step: 'expired', uri } }) },
  { id: 'farcaster-app-making', ...farcaster({}, { device: 'ios', isMobile: true }) },
  { id: 'farcaster-app', ...farcaster({ farcaster: { step: 'ready', uri } }, { device: 'ios', isMobile: true }) },
  {
    id: 'farcaster-app-expired',
    ...farcaster({ farcaster: { step: 'expired', uri } }, { device: 'android', isMobile: true }),
  },
  { id: 'farcaster-signing-making', ...farcaster({ farcaster: { step: 'approved' } }) },
  { id: 'farcaster-declined', ...farcaster({ farcaster: { step: 'failed', error: rejected('Farcaster') } }) },
  { id: 'farcaster-failed', ...farcaster({ farcaster: { step: 'failed', error: timedOut } }) },
]
