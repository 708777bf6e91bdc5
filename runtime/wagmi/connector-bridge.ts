import { type Address, getAddress } from 'viem'
import type { AnyKit } from '../bridge/any-kit.js'
import { type Live, liveOf } from '../bridge/live.js'
import { chainNumber } from '../viem/evm-networks.js'
import type { WagmiEmitter } from './connector-shape.js'

/** A connection as wagmi has it. */
export interface Told {
  readonly accounts: readonly Address[]
  readonly chainId: number
}

/** Tells wagmi what happens to the kit's account. */
export interface ConnectorBridge {
  /** Follows the kit from now on. There is no end to it: a connector lives as long as its config. */
  start(): void
  /** Tells what wagmi does not know yet. */
  tell(): void
  /** Emits nothing while `work` runs; what it resolves with is what wagmi knows then, `undefined` for no account. */
  quietly<T extends Told | undefined>(work: () => Promise<T>): Promise<T>
}

/** wagmi hears of no connection while it restores or connects, which takes as long as its slowest connector does. */
const TRIES = 120
const TRY_MS = 250

/** Makes a teller of one connector. */
export function createConnectorBridge(kit: AnyKit, emitter: WagmiEmitter): ConnectorBridge {
  let told: Told | undefined
  let isTrying = false
  let working = 0

  const now = () => {
    const live = liveOf(kit, 'eip155')
    return live && toldOf(live)
  }

  function tell(): void {
    if (working > 0) return
    const found = now()
    if (!told) {
      if (found && !isTrying) void introduce()
      return
    }
    const { accounts, chainId } = told
    told = found
    if (!found) {
      emitter.emit('disconnect')
      return
    }
    const isSameAccount = String(found.accounts) === String(accounts)
    if (isSameAccount && found.chainId === chainId) return
    emitter.emit('change', {
      ...(!isSameAccount && { accounts: found.accounts }),
      ...(found.chainId !== chainId && { chainId: found.chainId }),
    })
  }

  /** Once wagmi has a connection it listens for changes of it; until then it has not heard. */
  async function introduce(): Promise<void> {
    isTrying = true
    for (let tries = 0; tries < TRIES && !told && working === 0; tries += 1) {
      const found = now()
      if (!found) break
      emitter.emit('connect', found)
      if (emitter.listenerCount('change') > 0) told = found
      else await kit.host.clock.sleep(TRY_MS)
    }
    isTrying = false
  }

  return {
    start: () => void kit.session.state.subscribe(tell),
    tell,
    async quietly(work) {
      working += 1
      try {
        const known = await work()
        told = known
        return known
      } finally {
        working -= 1
        // What has changed meanwhile is told once wagmi has taken the answer.
        queueMicrotask(() => queueMicrotask(tell))
      }
    },
  }
}

/** What wagmi is told of a live account: addresses in mixed case (EIP-55), as it compares them. */
export function toldOf({ account }: Live): Told {
  return {
    accounts: account.accounts.map(({ address }) => getAddress(address)),
    chainId: chainNumber(account.caipNetworkId),
  }
}
