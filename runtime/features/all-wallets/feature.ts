import type { Feature } from '../../contract/kit.js'
import { type AllWalletsOptions, allWalletsToken, type Directory } from './contract.js'

/** Turns the directory of wallets on: the view AllWallets, and its wallets in Connect. */
export function allWallets(options: AllWalletsOptions = {}): Feature<Directory, AllWalletsOptions> {
  return {
    id: allWalletsToken.id,
    options,
    slots: {
      moreWallets: {
        view: 'MoreWallets',
        arrange: (kit, namespace) => kit.use(allWalletsToken).then((it) => it.arrange(namespace)),
      },
    },
    load: (kit) => import('./directory.js').then((it) => it.createDirectory(kit, options)),
  }
}
