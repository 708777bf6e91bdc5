import type { Namespace } from '../../schema/caip.js'

/** What addresses look like (SPEC §5). What a namespace knows beyond that, such as a checksum, is its chain's to say. */
const forms: Readonly<Partial<Record<Namespace, RegExp>>> = {
  eip155: /^0x[\da-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  bip122: /^[\da-zA-Z]{25,90}$/,
}

/** Whether a text has the form of an address, as wallets of the namespace write it; without a form, any address of CAIP-10. */
export function isAddress(namespace: Namespace, text: string): boolean {
  return (forms[namespace] ?? /^[-.%\w]{1,128}$/).test(text)
}
