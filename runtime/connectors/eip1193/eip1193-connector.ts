import type { CaipNetworkId } from '../../../schema/caip.js'
import type { Connector, ConnectorChange } from '../../contract/connector.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import { toModalError } from '../../core/errors.js'
import type { Host, Log } from '../../core/host.js'
import { readAccounts, readChain } from './provider.js'

/** What tells one EIP-1193 wallet from another. */
export type Eip1193Wallet = Pick<Connector, 'id' | 'type' | 'name' | 'rdns' | 'icon'> & {
  readonly provider: Eip1193Provider
}

/** A provider may fire this when its node drops for a moment; the wallet itself is still there (EIP-1193, code 1013). */
const TRY_AGAIN_LATER = 1013

/** A connector over a pinned EIP-1193 provider. What only a click needs is fetched by `prepare`, or by the click. */
export function eip1193Connector(wallet: Eip1193Wallet, host: Pick<Host, 'clock' | 'log'>): Connector {
  const { name, provider } = wallet
  const actions = () => import('./actions.js')
  const asked = { name, provider, clock: host.clock }
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
    // A fetch that fails is made again, and told, by the click.
    prepare: () => void actions().catch(() => {}),
    connect: async (signal) => (await actions()).connect(asked, mustAsk, signal),
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
    request: async (method, params) => (await actions()).request(asked, method, params),
    watch: (onChange) =>
      watch(wallet, host.log, onChange, (id) =>
        actions().then(
          (it) => it.isOn(asked, id, host.log),
          () => true,
        ),
      ),
  }
}

/** Follows a wallet. A network that it announces counts once `isOn` says so, and until it has announced another. */
function watch(
  { provider, name }: Eip1193Wallet,
  log: Log,
  onChange: (change: ConnectorChange) => void,
  isOn: (caipNetworkId: CaipNetworkId) => Promise<boolean>,
): () => void {
  let isOver = false
  let announced = 0
  const guarded = <T>(work: (value: T) => void) => {
    return (value: T) => {
      try {
        if (!isOver) work(value)
      } catch (cause) {
        log('warn', `${name} announced something unreadable`, cause)
      }
    }
  }
  const listeners = {
    accountsChanged: guarded((value) => onChange({ type: 'accountsChanged', accounts: readAccounts(value, name) })),
    chainChanged: guarded((value) => {
      const caipNetworkId = readChain(value, name)
      announced += 1
      const mine = announced
      void isOn(caipNetworkId).then(
        (isTrue) => isTrue && !isOver && mine === announced && onChange({ type: 'chainChanged', caipNetworkId }),
      )
    }),
    disconnect: guarded((cause) => {
      if ((cause as { code?: unknown } | null)?.code !== TRY_AGAIN_LATER) onChange({ type: 'disconnect' })
    }),
  }
  const each = guarded((method: 'on' | 'removeListener') => {
    for (const [event, listener] of Object.entries(listeners)) provider[method]?.(event, listener)
  })
  each('on')
  return () => {
    each('removeListener')
    // Some wallets go on telling listeners that were removed.
    isOver = true
  }
}
