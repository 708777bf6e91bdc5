import type { Namespace } from '../../../schema/caip.js'
import type { Feature, Kit } from '../../contract/kit.js'
import type { ArrangeRows, WalletGroup } from '../../contract/wallet-row.js'
import { connectToken } from '../connect/contract.js'
import { type AllWalletsOptions, allWalletsToken, type Directory } from './contract.js'
import { MoreWallets } from './more-wallets.js'
import { recommendedRoom } from './recommended.js'

/** Turns the directory of wallets on: the view AllWallets, and its wallets in Connect. */
export function allWallets(options: AllWalletsOptions = {}): Feature<Directory, AllWalletsOptions> {
  return {
    id: allWalletsToken.id,
    options,
    slots: {
      moreWallets: {
        Row: MoreWallets,
        holds,
        arrange,
        places: (kit, rows) => {
          const { featured = [] } = options
          if (featured.length > 0) return featured.map(() => 'featured')
          const isChosen = kit.options(connectToken)?.customWallets?.length
          return Array<WalletGroup>(isChosen ? 0 : recommendedRoom(rows)).fill('recommended')
        },
      },
    },
    load: (kit) => import('./directory.js').then((it) => it.createDirectory(kit, options)),
  }
}

/** Milliseconds that a list waits for the directory to say which wallets are left out by their id there. */
const HOLD_MS = 5_000

/** Only the directory knows which wallet of this browser has which id there; an id with a dot is that of its connector. */
function holds(kit: Kit): boolean {
  const { ids = [] } = kit.options(connectToken)?.exclude ?? {}
  return ids.some((id) => !id.includes('.'))
}

/** A list that was held is shown as it is where the directory does not answer in time, and stays so. */
function arrange(kit: Kit, namespace: Namespace | undefined): Promise<ArrangeRows> {
  const known = kit.use(allWalletsToken).then((it) => it.arrange(namespace))
  if (!holds(kit)) return known
  const { clock, log } = kit.host
  const left = new AbortController()
  const late = clock.sleep(HOLD_MS, left.signal).then(() => Promise.reject(new Error('the directory is late')))
  return Promise.race([known, late])
    .catch((cause: unknown): ArrangeRows => {
      log('warn', 'the directory gave no wallets', cause)
      return (rows) => rows
    })
    .finally(() => left.abort())
}
