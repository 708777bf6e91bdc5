import type { Eip1193Provider } from '../../contract/eip1193.js'
import { coreError } from '../../core/errors.js'
import { ProviderError } from '../eip1193/own-provider.js'
import { asWalletError } from './outcome.js'
import { readChainId } from './read-user.js'
import type { SecureWallet, WalletUser } from './wallet.js'

/** Codes of EIP-1193 and of EIP-1474, for what the frame says. */
const codes: Readonly<Record<string, number>> = {
  'wallet/rejected': 4001,
  'wallet/unauthorized': 4100,
  'frame/signed-out': 4100,
  'frame/not-allowed': 4200,
}

/** What the provider needs of the connector. */
export interface ProviderDeps {
  readonly name: string
  wallet(): Promise<SecureWallet>
  /** The signed-in user on eip155; `undefined` before sign-in. */
  user(): WalletUser | undefined
}

/**
 * The embedded wallet as a provider (EIP-1193). Accounts and the chain are answered here (SPEC §6: `eth_chainId` from the last
 * chain); everything else is the frame's. What it throws has a code of EIP-1193.
 */
export function frameProvider({ name, wallet, user }: ProviderDeps): Eip1193Provider & { announce(): void } {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  let told: WalletUser | undefined

  const emit = (event: string, value: unknown) => {
    // One that throws must not keep the others from hearing it.
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(value)
      } catch {
        // The listener's own matter.
      }
    }
  }
  const hexOf = ({ caipNetworkId }: WalletUser) => `0x${Number(caipNetworkId.slice('eip155:'.length)).toString(16)}`
  const signedIn = (): WalletUser => {
    const known = user()
    if (!known) throw coreError('wallet/unauthorized', { wallet: name })
    return known
  }

  async function answer(method: string, params: unknown): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
        return user() ? [signedIn().address] : []
      case 'eth_requestAccounts':
        return [signedIn().address]
      case 'eth_chainId':
        return hexOf(signedIn())
      case 'wallet_switchEthereumChain':
        return switchTo(params)
      default:
        return (await wallet()).request({ method, params, namespace: 'eip155' })
    }
  }

  async function switchTo(params: unknown): Promise<null> {
    const [first] = Array.isArray(params) ? params : []
    const { chainId } = Object(first) as { readonly chainId?: unknown }
    const id = typeof chainId === 'string' ? readChainId(chainId, 'eip155') : undefined
    if (!id) throw coreError('wallet/bad-request', { method: 'wallet_switchEthereumChain', expected: 'a chain id' })
    if (id !== signedIn().caipNetworkId) await (await wallet()).switchNetwork(id, new AbortController().signal)
    return null
  }

  return {
    async request({ method, params }) {
      try {
        return await answer(method, params)
      } catch (cause) {
        const error = asWalletError(cause, name, method)
        throw new ProviderError(codes[error.code] ?? -32603, error, cause)
      }
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
    announce() {
      const now = user()
      const before = told
      told = now
      if (now && hexOf(now) !== (before && hexOf(before))) emit('chainChanged', hexOf(now))
      if (now?.address !== before?.address) emit('accountsChanged', now ? [now.address] : [])
    },
  }
}
