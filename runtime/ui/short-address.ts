/**
 * An address in the form that users compare: the first 4 and the last 6 characters (SPEC §9). Short ones stay whole.
 */
export function shortAddress(address: string): string {
  return address.length > 12 ? `${address.slice(0, 4)}…${address.slice(-6)}` : address
}
