import type { Connector } from '../../contract/connector.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import { toModalError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import { connect, request } from './ask.js'
import { readAccounts, readChain } from './provider.js'

/** What tells one EIP-1193 wallet from another. */
export type Eip1193Wallet = Pick<Connector, 'id' | 'type' | 'name' | 'rdns' | 'icon'> & {
  readonly provider: Eip1193Provider
}

/** The events of EIP-1193 that are followed; what they say is checked by code that is fetched for the first of them. */
const watched = ['accountsChanged', 'chainChanged', 'disconnect'] as const

/** A connector over a pinned EIP-1193 provider. What connecting does without is fetched by what needs it. */
export function eip1193Connector(wallet: Eip1193Wallet, host: Pick<Host, 'clock' | 'log'>): Connector {
  const { name, provider } = wallet
  const actions = () => import('./actions.js')
  const asked = { ...host, name, provider }
  let mustAsk = false
  return {
    ...wallet,
    namespace: 'eip155',
    async restore() {
      try {
        const [first, ...rest] = readAccounts(await provider.request({ method: 'eth_accounts' }), name)
        if (!first) return undefined
        const chain = await provider.request({ method: 'eth_chainId' })
        return { accounts: [first, ...rest], caipNetworkId: readChain(chain, name) }
      } catch (cause) {
        throw toModalError(cause)
      }
    },
    connect: (signal) => connect(asked, mustAsk, signal),
    async disconnect() {
      mustAsk = true
      try {
        await (await actions()).revoke(asked)
        mustAsk = false
      } catch {
        // The wallet keeps its permission: the next connect lets the person pick again.
      }
    },
    switchNetwork: async (network, signal) => (await actions()).switchNetwork(asked, network, signal),
    request: (method, params) => request(asked, method, params),
    watch(onChange) {
      const over = new AbortController()
      let ear: Promise<(event: string, value: unknown) => void> | undefined
      const listeners = watched.map((event) => {
        const listener = (value: unknown) => {
          // Nothing is shown any more of a wallet that shares nothing, true or not.
          if (Array.isArray(value) && value.length === 0 && !over.signal.aborted)
            onChange({ type: 'accountsChanged', accounts: [] })
          ear ??= actions().then((it) => it.createEar(asked, onChange, over.signal))
          ear.then(
            (hear) => hear(event, value),
            (cause) => {
              ear = undefined
              host.log('warn', `${name} announced something that could not be checked`, cause)
            },
          )
        }
        return [event, listener] as const
      })
      const each = (method: 'on' | 'removeListener') => {
        try {
          for (const listener of listeners) provider[method]?.(...listener)
        } catch (cause) {
          host.log('warn', `${name} cannot be followed`, cause)
        }
      }
      each('on')
      return () => {
        each('removeListener')
        // Some wallets go on telling listeners that were removed.
        over.abort()
      }
    },
  }
}
