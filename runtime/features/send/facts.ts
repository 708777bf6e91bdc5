import type { Kit } from '../../contract/kit.js'
import type { TransferAsset } from '../../contract/transfer.js'
import { type Cell, derived } from '../../core/cell.js'
import { createQuery } from '../../session/query.js'
import type { SendFacts } from './contract.js'
import { senderOf } from './sender.js'

/** What the chain says of the token that is to be sent. */
export interface Facts {
  readonly facts: Cell<SendFacts>
  follow(): () => void
  /** Another token was picked. */
  refresh(): void
}

/** Balances are read anew after so long: a fee that others pay moves none of them. */
const REFRESH_MS = 15_000
const FRESH_MS = 10_000
const READ_MS = 21_000

const nothing: SendFacts = { asset: undefined, balances: undefined, isRead: false }

/** Follows a token of the sender's network and what the sender has of it, read from the chain. */
export function createFacts(kit: Kit, token: () => string | null): Facts {
  const known = new Map<string, TransferAsset>()
  const query = createQuery<SendFacts>({
    kit,
    refreshMs: REFRESH_MS,
    freshMs: FRESH_MS,
    readMs: READ_MS,
    target() {
      const sender = senderOf(kit)
      if (!sender) return undefined
      const { address, network } = sender
      const contract = token()
      const key = `${sender.key}/${contract}`
      return {
        key,
        name: network.name,
        async read(signal) {
          const chain = await kit.chain(network.chainNamespace)
          const transfers = await chain.transfers?.()
          // What a token says of itself does not change while somebody sends it.
          const asset = known.get(key) ?? (await transfers?.readAsset(network, contract, signal))
          if (!transfers || !asset) return { ...nothing, isRead: true }
          known.set(key, asset)
          return { asset, balances: await transfers.balances(network, asset, address, signal), isRead: true }
        },
      }
    },
  })
  const facts = derived<SendFacts>(nothing, () => {
    const now = query.state.value
    return ('data' in now ? now.data : undefined) ?? nothing
  })
  return { facts, follow: query.follow, refresh: () => void query.refresh() }
}
