import type { Facts } from './facts.js'
import { type InstalledPackage, installedTree } from './installed-tree.js'
import { peerRanges } from './peer-ranges.js'

/** What builds and serves the page the modal is in. */
const hosts = ['next', 'react-router', '@react-router/dev', 'vite', '@solana/web3.js', '@ledgerhq/connect-kit']

/** The kit, what it shares with its host, and everything these depend on. */
export function kitTree(facts: Facts): Promise<readonly InstalledPackage[]> {
  return installedTree(facts, ['create-modal-kit', ...Object.keys(peerRanges())])
}

/** The same with what builds and serves the app. */
export function appTree(facts: Facts): Promise<readonly InstalledPackage[]> {
  return installedTree(facts, ['create-modal-kit', ...Object.keys(peerRanges()), ...hosts])
}
