import type { Feature } from '../../contract/kit.js'
import { type NftsApi, nftsToken } from './contract.js'
import { nftsTabTexts } from './tab-texts.js'

/** Turns the tab NFTs of the view Account on. */
export function nfts(): Feature<NftsApi> {
  return {
    id: nftsToken.id,
    slots: {
      accountTab: {
        order: 10,
        label: { texts: nftsTabTexts, key: 'label' },
        load: () => import('./nfts-tab.js').then((it) => it.NftsTab),
      },
    },
    load: (kit) => import('./nfts.js').then((it) => it.createNfts(kit)),
  }
}
