import type { ViewLoader } from '../../runtime/contract/view.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { receiveParts } from './receive-parts.js'
import { someTokens, tokensBackend } from './tokens-backend.js'

const never: ViewLoader = () => new Promise(() => {})
const views: Readonly<Record<string, ViewLoader>> = {
  Toast: () => import('./toast.view.js'),
  Broken: () => import('./broken.view.js'),
  Shell: () => import('./shell.view.js'),
  Slow: never,
  Lost: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}

function toast(id: string, params: Readonly<Record<string, unknown>>): GalleryState {
  return { id: `toast-${id}`, view: 'Toast', elapsedMs: 150, params, wallets: someWallets(), views }
}

function shell(id: string, view: string, more: Partial<GalleryState> = {}): GalleryState {
  return { id, view, wallets: someWallets(), views, ...more }
}

function embedded(id: string, more: Partial<GalleryState> = {}): GalleryState {
  return { id: `embedded-${id}`, wallets: someWallets(), views, embedded: true, ...more }
}

/** What the modal itself shows. */
export const shellStates: readonly GalleryState[] = [
  toast('loading', { variant: 'loading' }),
  toast('success', { variant: 'success' }),
  toast('error', { variant: 'error' }),
  toast('long', { variant: 'error', isLong: true }),
  shell('loading', 'Shell', { params: { does: 'load' } }),
  shell('alert', 'Shell', { params: { does: 'alert' }, debug: true }),
  shell('view-loading', 'Slow', { shows: '.mk-view > .mk-spinner' }),
  shell('view-lost', 'Lost'),
  shell('view-broken', 'Broken'),
  shell('view-unknown', 'Teleport'),
  { id: 'namespace-unknown', namespace: 'solana', wallets: someWallets() },
  embedded('connect'),
  embedded('account', {
    isConnected: true,
    services: { api: 'https://api.example', images: 'https://images.example' },
    fetch: tokensBackend(someTokens),
    shows: '.mk-assets',
    ...receiveParts,
  }),
  embedded('networks', { isConnected: true, view: 'Networks' }),
  embedded('toast', { view: 'Toast', elapsedMs: 150, params: { variant: 'success' } }),
  embedded('alert', { view: 'Shell', params: { does: 'alert' }, debug: true }),
  embedded('loading', { view: 'Shell', params: { does: 'load' } }),
]
