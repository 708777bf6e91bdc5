/** As many as `base.css` has. */
const HUES = 12

/**
 * An address in the form that users compare: the first 4 and the last 6 characters (SPEC §9). Short ones stay whole.
 */
export function shortAddress(address: string): string {
  return address.length > 12 ? `${address.slice(0, 4)}…${address.slice(-6)}` : address
}

/** The hue of an address of any namespace, however it writes its letters: hex and base58 are both digits of base 36. */
export function hueOfAddress(address: string): number {
  return Number.parseInt(address.slice(-4), 36) % HUES
}
