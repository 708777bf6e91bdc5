import { type GalleryState, someWallets } from './gallery-state.js'

const views = { AllWallets: () => import('./all-wallets.view.js') }

function list(id: string, more: Partial<GalleryState> = {}): GalleryState {
  return { id: `all-wallets${id}`, view: 'AllWallets', from: ['Connect'], wallets: someWallets(), views, ...more }
}

/** Long lists: 10,000 wallets, few of them, none of them. */
export const listStates: readonly GalleryState[] = [
  list('', { isLive: true }),
  list('-few', { params: { length: 3 } }),
  list('-found', { types: 'river 1', elapsedMs: 150 }),
  list('-none', { types: 'xyz', elapsedMs: 150 }),
  list('-embedded', { embedded: true }),
]
