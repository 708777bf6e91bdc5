import type { Feature } from '../../contract/kit.js'
import { type NftsApi, nftsToken } from './contract.js'

const logic = () => import('./nfts.js')

/** Turns the tab NFTs of the view Account on. The tab and what it asks with are fetched together. */
export function nfts(): Feature<NftsApi> {
  return {
    id: nftsToken.id,
    load: (kit) => logic().then((it) => it.createNfts(kit)),
  }
}
