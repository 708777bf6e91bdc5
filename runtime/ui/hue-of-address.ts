/** As many as `base.css` has. */
const HUES = 12

/** The hue of an address of any namespace, however it writes its letters: hex and base58 are both digits of base 36. */
export function hueOfAddress(address: string): number {
  return Number.parseInt(address.slice(-4), 36) % HUES
}
