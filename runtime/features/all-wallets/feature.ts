import type { Feature } from '../../wiring.js'
import type { Directory } from './directory.js'

/** Options of the directory, as resolved from the config. */
export interface AllWalletsOptions {
  /** The switch of the config, which is what turned it on. */
  readonly allWallets?: boolean
  /** Ids of the only wallets that are listed. */
  readonly include?: readonly string[]
  /** Ids of the wallets that stand in Connect itself, in this order. */
  readonly featured?: readonly string[]
}

/** The descriptor of the directory. */
export interface AllWalletsFeature extends Feature<'allWallets', Directory> {
  readonly options: AllWalletsOptions
}

/** Turns the directory of wallets on: the view AllWallets, and its wallets in Connect. */
export function allWallets(options: AllWalletsOptions = {}): AllWalletsFeature {
  return {
    id: 'allWallets',
    options,
    load: (kit) => import('./directory.js').then((it) => it.createDirectory(kit, options)),
  }
}
