import type { Chain } from '../../contract/chain.js'

/** The EVM namespace (eip155). Its code is fetched with the first read, never with the page. */
export function evm(): Chain {
  return {
    namespace: 'eip155',
    switching: 'asks',
    sends: true,
    explorerPath(_, what) {
      const [page, id, digits] = 'address' in what ? ['address', what.address, 40] : ['tx', what.transaction, 64]
      return new RegExp(`^0x[\\da-f]{${digits}}$`, 'i').test(id) ? `/${page}/${id}` : undefined
    },
    load: (host) => import('./adapter.js').then((it) => it.createEvmAdapter(host)),
  }
}
