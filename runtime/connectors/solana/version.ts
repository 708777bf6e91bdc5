/** Every version 1 keeps what the first one had (Wallet Standard: semver). */
export function isVersion1(version: unknown): boolean {
  return typeof version === 'string' && /^1\.\d+\.\d+$/.test(version)
}
