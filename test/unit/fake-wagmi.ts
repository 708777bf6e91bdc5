import type { WagmiConfig, WagmiConnection, WagmiState, WagmiWallet } from '../../runtime/wagmi/config-shape.js'
import { type FakeWallet, fakeWallet } from './fake-wallet.js'

/** The config of a wagmi with one wallet, as far as the kit sees it. */
export interface FakeWagmi {
  readonly config: WagmiConfig
  readonly wallet: FakeWallet
  readonly listed: WagmiWallet
  /** What wagmi knows of the connection from now on; with `isSilent` it has known it before. */
  connection(connection: Pick<WagmiConnection, 'accounts' | 'chainId'> | undefined, isSilent?: boolean): void
  /** Getting the provider fails from now on. */
  lose(): void
  subscribers(): number
  /** Goes on telling subscribers that have left. */
  cling(): void
}

interface Subscriber {
  tell(): void
  forget(): void
}

/** Makes a wagmi that has connected nothing. */
export function fakeWagmi(wallet: FakeWallet = fakeWallet()): FakeWagmi {
  const { provider, info } = wallet
  const subscribers = new Set<Subscriber>()
  let state: WagmiState = { connections: new Map(), current: null, status: 'disconnected' }
  let isLost = false
  let isClinging = false

  const connection: FakeWagmi['connection'] = (next, isSilent = false) => {
    const connections = new Map(next && [[listed.uid, { ...next, connector: listed }]])
    state = { connections, current: next ? listed.uid : null, status: next ? 'connected' : 'disconnected' }
    for (const subscriber of [...subscribers]) isSilent ? subscriber.forget() : subscriber.tell()
  }
  const ask = (method: string) => provider.request({ method })
  const listed: WagmiWallet = {
    uid: 'uid',
    id: info.rdns,
    name: info.name,
    type: 'injected',
    emitter: {
      emit: (_: 'connect' | 'disconnect', data?: { accounts: readonly string[]; chainId: number }) => connection(data),
    },
    async connect() {
      const accounts = await ask('eth_requestAccounts')
      return { accounts, chainId: Number(await ask('eth_chainId')) }
    },
    async disconnect() {
      await ask('wallet_revokePermissions')
    },
    async getProvider() {
      if (isLost) throw new TypeError('Cannot read properties of undefined')
      return provider
    },
    getChainId: async () => Number(await ask('eth_chainId')),
  }
  const config: WagmiConfig = {
    connectors: [listed],
    get state() {
      return state
    },
    subscribe(select, listener) {
      let before = select(state)
      const subscriber: Subscriber = {
        tell() {
          const [now, last] = [select(state), before]
          before = now
          if (now !== last) listener(now, last)
        },
        forget() {
          before = select(state)
        },
      }
      subscribers.add(subscriber)
      return () => void (isClinging || subscribers.delete(subscriber))
    },
  }
  return {
    config,
    wallet,
    listed,
    connection,
    lose() {
      isLost = true
    },
    subscribers: () => subscribers.size,
    cling() {
      isClinging = true
    },
  }
}
