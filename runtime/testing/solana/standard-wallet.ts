import type { Identifier, StandardAccount, StandardIcon, StandardWallet } from '../../contract/standard-wallet.js'
import type { SharedAccount } from './wallet-methods.js'

/** What a wallet object is made of. */
export interface StandardParts {
  readonly name: string
  readonly icon: StandardIcon
  readonly chains: readonly Identifier[]
  /** Features it does not have, as a lesser wallet. */
  readonly without: readonly string[]
  /** What it shares from the start, as after an earlier visit. */
  readonly shared: readonly SharedAccount[]
  /** Asks the wallet by the name of a feature; bytes are texts of base64. */
  ask(method: string, params: unknown): Promise<unknown>
  /** Calls back with what the wallet shares from now on, and with announcements that are none. */
  follow(listener: (event: { readonly accounts: readonly SharedAccount[] } | { readonly raw: unknown }) => void): void
}

/**
 * The object of a wallet for Wallet Standard, over one that is asked by texts. It is sent to pages as text as well, so it
 * uses nothing from outside itself.
 */
export function makeStandardWallet(parts: StandardParts): StandardWallet {
  const version = '1.0.0' as const
  const listeners = new Set<(properties: unknown) => void>()
  const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

  const hold = (shared: readonly SharedAccount[]): readonly StandardAccount[] =>
    shared.map(({ publicKey, ...account }) =>
      Object.freeze({ ...account, publicKey: toBytes(publicKey), features: Object.keys(features) as Identifier[] }),
    )
  /** Bytes to texts on the way in; accounts to their addresses. */
  const inputs = (all: readonly object[]) =>
    all.map((input) =>
      Object.fromEntries(
        Object.entries(input).map(([key, value]) =>
          key === 'account' ? ['address', value.address] : [key, value instanceof Uint8Array ? toText(value) : value],
        ),
      ),
    )
  const outputs = (all: unknown) =>
    (all as readonly object[]).map((output) =>
      Object.fromEntries(
        Object.entries(output).map(([key, value]) => [key, key === 'account' ? hold([value])[0] : toBytes(value)]),
      ),
    )
  const asking =
    (method: string) =>
    async (...all: readonly object[]) =>
      outputs(await parts.ask(method, inputs(all)))

  const all: Readonly<Record<string, object>> = {
    'standard:connect': {
      version,
      async connect(options?: object) {
        accounts = hold((await parts.ask('standard:connect', { ...options })) as readonly SharedAccount[])
        return { accounts }
      },
    },
    'standard:disconnect': { version, disconnect: () => parts.ask('standard:disconnect', {}) },
    'standard:events': {
      version,
      on(_: string, listener: (properties: unknown) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signMessage': { version, signMessage: asking('solana:signMessage') },
    'solana:signTransaction': {
      version,
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: asking('solana:signTransaction'),
    },
    'solana:signAndSendTransaction': {
      version,
      supportedTransactionVersions: ['legacy', 0],
      signAndSendTransaction: asking('solana:signAndSendTransaction'),
    },
    'solana:signIn': {
      version,
      signIn: (...fields: readonly { readonly domain?: string }[]) =>
        asking('solana:signIn')(
          ...(fields[0] ? fields : [{}]).map((each) => ({ ...each, domain: each.domain ?? location.host })),
        ),
    },
  }
  const features = Object.fromEntries(Object.entries(all).filter(([name]) => !parts.without.includes(name)))
  let accounts = hold(parts.shared)

  parts.follow((event) => {
    if ('accounts' in event) accounts = hold(event.accounts)
    const properties = 'accounts' in event ? { accounts } : event.raw
    for (const listener of [...listeners]) listener(properties)
  })
  return {
    version,
    name: parts.name,
    icon: parts.icon,
    chains: parts.chains,
    features,
    get accounts() {
      return accounts
    },
  }
}
