import type { Eip1193Provider } from '../../contract/eip1193.js'
import type { ConnectorSource } from '../../contract/source.js'
import { eip1193Connector } from '../eip1193/eip1193-connector.js'
import { isEip1193Provider } from '../eip1193/provider.js'
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
      /** What was announced: uuids, providers and rdns. */
      const known = new Set<string | Eip1193Provider>()

      function leaveOut(cause?: unknown): void {
        log('warn', 'a wallet of unusable details', cause)
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
        add(eip1193Connector({ ...wallet, id, type: 'ANNOUNCED' }, host))
      }

      function addLegacy(): void {
        try {
          const provider = page.injected('ethereum')
          if (!isEip1193Provider(provider) || known.has(provider)) return
          add(eip1193Connector({ id: 'injected', name: 'Browser Wallet', type: 'INJECTED', provider }, host))
        } catch (cause) {
          leaveOut(cause)
        }
      }

      const stops = [page.on('eip6963:announceProvider', onAnnounce), page.on('ethereum#initialized', addLegacy)]
      page.emit(new Event('eip6963:requestProvider'))
      addLegacy()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
