import type { ConnectorSource } from '../../contract/source.js'
import type { StandardWallet } from '../../contract/standard-wallet.js'
import { type ConnectorIdentity, lateConnector } from '../late-connector.js'
import { findLegacyProvider } from './legacy-provider.js'
import { readWallet } from './read-wallet.js'

/** A page may register wallets without end; more than this are left out. */
const MOST_WALLETS = 50

type Identity = ConnectorIdentity & { readonly namespace: 'solana' }

/** `window.solana`, the way wallets were found before Wallet Standard. */
const legacyIdentity: Identity = {
  id: 'injectedSolana',
  name: 'Browser Wallet (Solana)',
  type: 'INJECTED',
  namespace: 'solana',
}

/**
 * Finds the wallets of Solana in this browser that register themselves (Wallet Standard), at any time, and takes those out
 * that leave. Such a wallet has no rdns: its name is its id, and the second object under a name gets `name#2`. An old
 * `window.solana` becomes a connector of its own.
 */
export function walletStandard(): ConnectorSource {
  return {
    id: 'walletStandard',
    namespace: 'solana',
    discover(host, add, wiring, kit) {
      const { page, log } = host
      /** What is on the page: by its object, with its id and what takes it out again. */
      const known = new Map<unknown, { readonly id: string; leave(): void }>()
      let isOver = false

      /** Adds the connector of a wallet that came as the object `key`; `provider` is what apps have of it at once. */
      function addConnector(
        key: unknown,
        identity: Identity,
        toWallet: () => Promise<StandardWallet>,
        provider?: { readonly provider: StandardWallet },
      ): void {
        const left = new AbortController()
        const load = async () => {
          const [{ standardConnector }, wallet] = await Promise.all([import('./standard-connector.js'), toWallet()])
          return standardConnector({ identity, wallet, host, wiring, session: kit?.session, left: left.signal })
        }
        const late = lateConnector(identity, load, { isPrepared: true })
        const connector = provider ? { ...late, ...provider } : late
        known.set(key, {
          id: identity.id,
          leave() {
            known.delete(key)
            kit?.registry.remove(connector)
            left.abort()
          },
        })
        add(connector)
      }

      function take(input: unknown): void {
        const found = readWallet(input)
        if (!found) {
          log('warn', 'a wallet registered itself that cannot be used')
          return
        }
        const { name, icon, wallet } = found
        // What stands behind `#` tells wallets of one name apart.
        const base = name.replaceAll('#', '').trim() || 'wallet'
        if (known.size >= MOST_WALLETS && !isRemembered(base)) return
        const id = freeId(base)
        const identity = { id, name, type: 'ANNOUNCED', namespace: 'solana', ...(icon && { icon }) } as const
        addConnector(wallet, identity, async () => wallet, { provider: wallet })
      }

      function isRemembered(base: string): boolean {
        const ids = Object.keys(kit?.session.state.peek().connections ?? {})
        return ids.some((id) => id.split('#')[0] === `solana/${base.toLowerCase()}`)
      }

      function freeId(base: string): string {
        const taken = new Set([...known.values()].map(({ id }) => id.toLowerCase()))
        for (let number = 1; ; number += 1) {
          const id = number === 1 ? base : `${base}#${number}`
          if (!taken.has(id.toLowerCase())) return id
        }
      }

      function register(...wallets: readonly unknown[]): () => void {
        const added = isOver ? [] : wallets.filter((wallet) => !known.has(wallet))
        for (const wallet of added) take(wallet)
        return () => {
          for (const wallet of added.splice(0)) known.get(wallet)?.leave()
        }
      }

      const api = Object.freeze({ register })
      const stop = page.on('wallet-standard:register-wallet', (event) => {
        try {
          const { detail } = event as CustomEvent<unknown>
          if (typeof detail === 'function') detail(api)
        } catch (cause) {
          log('warn', 'a wallet could not register itself', cause)
        }
      })
      page.emit(new CustomEvent('wallet-standard:app-ready', { detail: api }))
      const legacy = findLegacyProvider(() => page.injected('solana'))
      if (legacy)
        addConnector(legacy, legacyIdentity, async () =>
          (await import('./legacy-wallet.js')).legacyWallet(legacy, legacyIdentity.name),
        )
      return () => {
        isOver = true
        stop()
        for (const { leave } of [...known.values()]) leave()
      }
    },
  }
}
