import type { Feature } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { type NftsApi, nftsToken } from './contract.js'
import { nftsTabTexts } from './tab-texts.js'

const logic = () => import('./nfts.js')

/** Turns the tab NFTs of the view Account on. The tab and what it asks with are fetched together. */
export function nfts(): Feature<NftsApi> {
  return {
    id: nftsToken.id,
    slots: {
      accountTab: {
        order: 10,
        label: label(nftsTabTexts, 'label'),
        shape: 'tiles',
        load: () => Promise.all([import('./nfts-tab.js'), logic()]).then(([it]) => it.NftsTab),
      },
    },
    load: (kit) => logic().then((it) => it.createNfts(kit)),
  }
}
