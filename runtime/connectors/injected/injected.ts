import type { Eip1193Provider } from '../../contract/eip1193.js'
import type { ConnectorSource } from '../../contract/source.js'
import type { Eip1193Wallet } from '../eip1193/eip1193-connector.js'
import { isEip1193Provider } from '../eip1193/is-provider.js'
import { lateConnector } from '../late-connector.js'
import { readAnnouncement } from './announcement.js'

/**
 * Endless announcements are cut off here: far beyond what a browser has installed, so that nothing that announces itself
 * often keeps an honest wallet out. There is no limit per second beside it, since every installed wallet answers in the
 * same tick.
 */
const MOST_WALLETS = 1_000

/**
 * Finds wallets in this browser. Announced ones (EIP-6963) are known by rdns; the same uuid or provider object is the
 * same wallet, and a second provider under a known rdns gets the id `rdns#uuid`. An old `window.ethereum` becomes
 * a connector of its own, `injected`, and never stands in for a named wallet.
 */
export function injected(): ConnectorSource {
  return {
    id: 'injected',
    discover(host, add, _, kit) {
      const { page, log } = host
      const code = () => import('../eip1193/eip1193-connector.js')
      /** What was announced: uuids, providers and rdns. */
      const known = new Set<string | Eip1193Provider>()

      function leaveOut(cause?: unknown): void {
        log('warn', 'a wallet of unusable details', cause)
      }

      /** A page that is only looked at asks no wallet: what does comes with the first question, or with what is restored. */
      function addWallet(wallet: Eip1193Wallet): void {
        const identity = { ...wallet, namespace: 'eip155' } as const
        add(lateConnector(identity, async () => (await code()).eip1193Connector(wallet, host), { isPrepared: true }))
      }

      function onAnnounce(event: Event): void {
        const wallet = readAnnouncement(event)
        if (!wallet) {
          leaveOut()
          return
        }
        const { uuid, rdns, provider } = wallet
        if (known.has(uuid) || known.has(provider)) return
        // One that is remembered always comes in.
        if (known.size >= 3 * MOST_WALLETS && !kit?.session.state.peek().connections[`eip155/${rdns}`]) return
        const id = known.has(rdns) ? `${rdns}#${uuid}` : rdns
        known.add(uuid).add(provider).add(rdns)
        addWallet({ ...wallet, id, type: 'ANNOUNCED' })
      }

      function addLegacy(): void {
        try {
          const provider = page.injected('ethereum')
          if (!isEip1193Provider(provider) || known.has(provider)) return
          addWallet({ id: 'injected', name: 'Browser Wallet', type: 'INJECTED', provider })
        } catch (cause) {
          leaveOut(cause)
        }
      }

      // In the same round of fetches as the code of the session, which restores what is remembered.
      if (Object.keys(kit?.session.state.peek().connections ?? {})[0]) code().catch(() => {})
      const stops = [page.on('eip6963:announceProvider', onAnnounce), page.on('ethereum#initialized', addLegacy)]
      page.emit(new Event('eip6963:requestProvider'))
      addLegacy()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
