import { readOwnText } from '../node/own-package.js'

/** The ranges of the packages the kit shares with its host, as its own package.json has them. */
export function peerRanges(): Readonly<Record<string, string>> {
  const manifest = JSON.parse(readOwnText('package.json')) as { readonly peerDependencies: Record<string, string> }
  return manifest.peerDependencies
}
