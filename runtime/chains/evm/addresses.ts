import type { AddressForm, AddressWriter } from '../../contract/chain.js'

/** Addresses of eip155 have their checksum (EIP-55), whatever case a wallet gives them in. */
export function evmAddresses(): AddressForm {
  return { namespace: 'eip155', load: loadChecksums }
}

async function loadChecksums(): Promise<AddressWriter> {
  const writer = await import('./checksums.js')
  // A browser compiles the hash with its first use: here, where the page is idle, and not in a click on a wallet.
  writer.writeAddress(`0x${'0'.repeat(40)}`)
  return writer
}
