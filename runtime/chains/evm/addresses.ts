import type { AddressForm } from '../../contract/chain.js'

/** Addresses of eip155 have their checksum (EIP-55), whatever case a wallet gives them in. */
export function evmAddresses(): AddressForm {
  return { namespace: 'eip155', load: () => import('./checksums.js').then((it) => it.createChecksums()) }
}
