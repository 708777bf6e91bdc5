import type { Kit } from '../../contract/kit.js'
import type { TransferAsset } from '../../contract/transfer.js'
import { type Cell, derived } from '../../core/cell.js'
import { quantity } from '../../rpc/answers.js'
import { createQuery } from '../../session/query.js'
import type { StandingApproval, SwapFacts, SwapForm } from './contract.js'
import { readAllowance } from './evm/allowance.js'
import { askOf } from './evm/ask.js'
import { swapperOf } from './swapper.js'

/** What the chain says of the tokens of the form. */
export interface Facts {
  readonly facts: Cell<SwapFacts>
  readonly standing: Cell<StandingApproval | null>
  follow(): () => void
  /** Other tokens were picked, or balances have changed. */
  refresh(): void
}

interface Read extends SwapFacts {
  readonly standing: StandingApproval | null
}

const REFRESH_MS = 15_000
const FRESH_MS = 10_000
const READ_MS = 21_000
/** Gas of a swap of the usual kind, for what is left of the native coin when all of it is to be swapped. */
const GAS = 300_000n

const nothing: Read = { from: undefined, to: undefined, balances: undefined, reserve: 0n, standing: null }

/** Follows both tokens, what the account has of them, and what routers may take of the one that is sold. */
export function createFacts(kit: Kit, form: Cell<SwapForm>): Facts {
  const known = new Map<string, TransferAsset>()
  const query = createQuery<Read>({
    kit,
    refreshMs: REFRESH_MS,
    freshMs: FRESH_MS,
    readMs: READ_MS,
    target() {
      const swapper = swapperOf(kit)
      if (!swapper) return undefined
      const { network, address } = swapper
      const { from, to } = form.peek()
      return {
        key: `${swapper.key}/${from}/${to}`,
        name: network.name,
        async read(signal) {
          const chain = await kit.chain(network.chainNamespace)
          const [transfers, nodes] = [await chain.transfers?.(), chain.nodes]
          if (!transfers || !nodes) return nothing
          const assetOf = async (contract: string | null) => {
            const key = `${network.caipNetworkId}/${contract}`
            // What a token says of itself does not change while it is swapped.
            const asset = known.get(key) ?? (await transfers.readAsset(network, contract, signal))
            if (asset) known.set(key, asset)
            return asset
          }
          const [sold, bought] = await Promise.all([assetOf(from), to === undefined ? undefined : assetOf(to)])
          if (!sold) return { ...nothing, to: bought }
          const [balances, price, standing] = await Promise.all([
            transfers.balances(network, sold, address, signal),
            from === null ? nodes.read(network, { method: 'eth_gasPrice', params: [] }, quantity, signal) : 0n,
            from === null ? null : standingOf(sold, signal),
          ])
          return { from: sold, to: bought, balances, reserve: price * 2n * GAS, standing }
        },
      }

      async function standingOf(token: TransferAsset, signal: AbortSignal): Promise<StandingApproval | null> {
        const chain = await kit.chain(network.chainNamespace)
        if (!chain.nodes || !swapper || token.address === null) return null
        const ask = askOf(chain.nodes, network, signal)
        const { wrapped: _, ...pinned } = swapper.routers
        for (const router of new Set(Object.values(pinned))) {
          const allowance = await readAllowance(ask, token.address, address, router)
          if (allowance > 0n) return { token, router, allowance }
        }
        return null
      }
    },
  })
  const read = derived<Read>(nothing, () => {
    const now = query.state.value
    return ('data' in now ? now.data : undefined) ?? nothing
  })
  return {
    facts: read,
    standing: derived<StandingApproval | null>(null, () => read.value.standing),
    follow: query.follow,
    refresh: () => void query.refresh(),
  }
}
