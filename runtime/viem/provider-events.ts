import { numberToHex } from 'viem'
import type { AnyKit } from '../bridge/any-kit.js'
import { liveOf } from '../bridge/live.js'
import { notConnected, type ProviderFailure } from './errors.js'
import { chainNumber, currentNetworkId } from './evm-networks.js'

/** What a provider announces (EIP-1193, events): accounts, the chain in hex, that a wallet is there, and that none is. */
export interface ProviderEvents {
  accountsChanged: readonly string[]
  chainChanged: string
  connect: { readonly chainId: string }
  disconnect: ProviderFailure
}

/** The two methods of an EIP-1193 provider that follow it. */
export interface EventFeed {
  on<Name extends keyof ProviderEvents>(event: Name, listener: (value: ProviderEvents[Name]) => void): void
  on(event: string, listener: (value: never) => void): void
  removeListener(event: string, listener: (value: never) => void): void
}

type Listener = (value: unknown) => void

/** Announces what happens to the kit's eip155 account. The kit is followed only while there is a listener. */
export function createEventFeed(kit: Pick<AnyKit, 'session' | 'wiring' | 'host'>): EventFeed {
  const listeners = new Map<string, Set<Listener>>()
  let last = facts(kit)
  let stop: (() => void) | undefined

  function emit<Name extends keyof ProviderEvents>(event: Name, value: ProviderEvents[Name]): void {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(value)
      } catch (cause) {
        kit.host.log('error', 'a listener of the provider threw', cause)
      }
    }
  }

  function tell(): void {
    const before = last
    const now = facts(kit)
    last = now
    if (now.isLive && !before.isLive) emit('connect', { chainId: now.chainId })
    if (now.chainId !== before.chainId) emit('chainChanged', now.chainId)
    if (String(now.accounts) !== String(before.accounts)) emit('accountsChanged', now.accounts)
    if (before.isLive && !now.isLive) emit('disconnect', notConnected('disconnect'))
  }

  return {
    on(event: string, listener: (value: never) => void) {
      const known = listeners.get(event) ?? new Set()
      // What is emitted under a name is what its listeners take: `emit` is the only caller.
      listeners.set(event, known.add(listener as Listener))
      if (stop) return
      last = facts(kit)
      stop = kit.session.state.subscribe(tell)
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener as Listener)
      if ([...listeners.values()].some(({ size }) => size > 0)) return
      stop?.()
      stop = undefined
    },
  }
}

function facts(kit: Pick<AnyKit, 'session' | 'wiring'>) {
  const live = liveOf(kit, 'eip155')
  const id = currentNetworkId(kit)
  return {
    isLive: live !== undefined,
    accounts: live?.account.accounts.map(({ address }) => address) ?? [],
    chainId: numberToHex(id ? chainNumber(id) : 0),
  }
}
