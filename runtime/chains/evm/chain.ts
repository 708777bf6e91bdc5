import type { Chain } from '../../contract/chain.js'

/** The EVM namespace (eip155). Its code is fetched with the first read, never with the page. */
export function evm(): Chain {
  return {
    namespace: 'eip155',
    load: (host) => import('./adapter.js').then((it) => it.createEvmAdapter(host)),
  }
}
