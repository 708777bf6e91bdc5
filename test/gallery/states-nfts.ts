import type { Kit } from '../../runtime/contract/kit.js'
import { nftsToken } from '../../runtime/features/nfts/contract.js'
import { nfts } from '../../runtime/features/nfts/feature.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { goesStale } from './goes-stale.js'
import { type NftAnswers, nftApi, nftBackend, nftRow, nftRows } from './nft-backend.js'
import { receiveParts } from './receive-parts.js'

/** A drawing that would like to run something. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="top.nftRan=1"><script>top.nftRan=1</script><rect width="9" height="9" fill="#7a5"/></svg>`

const penguins = nftRows('Pocket Penguins', 8)
const hostile = [
  nftRow('<b>Bold</b>\u202eknalb', 1, {
    name: `\u202e<img src=x onerror=alert(1)>\u01a0${'\u0301'.repeat(60)}`,
    amount: '2',
  }),
  nftRow('<b>Bold</b>\u202eknalb', 2, { name: 'A name of many words '.repeat(10), amount: '9'.repeat(78) }),
  nftRow('<b>Bold</b>\u202eknalb', 3, { imageUrl: `data:image/svg+xml,${encodeURIComponent(drawing)}` }),
  nftRow('<b>Bold</b>\u202eknalb', 4, { imageUrl: 'https://elsewhere.example/pixel.gif' }),
  nftRow('<b>Bold</b>\u202eknalb', 5, { imageUrl: 'data:image/png;base64,broken' }),
  nftRow('', 6, { name: '', collection: null, imageUrl: 'javascript:alert(1)' }),
  ...nftRows('Claim 5,000 USDC at prize.example', 2),
]

const views = { ...receiveParts.views, NftsTab: () => import('./nfts-tab.view.js') }

/** The tab NFTs, as its backend answers. */
function tab(id: string, answers: NftAnswers, more: Partial<GalleryState> = {}): GalleryState {
  const features = [...(receiveParts.features ?? []), nfts()]
  const common = { view: 'NftsTab', isConnected: true, wallets: someWallets(), services: { api: nftApi } }
  return { id: `nfts${id}`, ...common, features, views, fetch: nftBackend(answers), ...more }
}

const readAgain = async (kit: Kit) => (await kit.use(nftsToken)).refresh()

/** The tab NFTs of the account. */
export const nftStates: readonly GalleryState[] = [
  tab('', { rows: [...penguins, ...nftRows('Meadow Deeds', 2, { imageUrl: null }), nftRow('One of One', 1)] }),
  tab('-loading', 'never', { shows: '.mk-skeleton' }),
  tab('-none', { rows: [] }),
  tab('-many', { rows: nftRows('Harbour Lights', 400) }),
  tab('-hostile', { rows: hostile }),
  tab('-failed', 500),
  tab('-stale', 'never', goesStale(nftBackend({ rows: penguins }), nftBackend(500), readAgain)),
  tab('-unsupported', { rows: [] }, { wallets: someWallets({ caipNetworkId: 'eip155:31337' }) }),
]
