/** Longest text that the name of a wallet may be, in characters. */
export const nameLength = 64

/** 100 kB of image, which base64 makes a third longer. */
export const iconLength = 137_000

/**
 * The name that a wallet gives itself, without what could make it look like another one, or like none: control and
 * direction characters, and those that show nothing. Empty for what is no name.
 */
export function walletName(raw: unknown): string {
  return typeof raw === 'string'
    ? raw
        .slice(0, 4 * nameLength)
        .replace(/[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800]/gu, '')
        .trim()
        .slice(0, nameLength)
    : ''
}
