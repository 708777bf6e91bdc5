import { base58 } from '../../templates/backend/src/embedded/keys/base58.js'
import { DAY_MS } from '../../templates/backend/src/embedded/rules.data.js'
import { type SiteChain, startSiteChain } from './site-chain.js'
import type { SiteAnswer, SiteDevice } from './site-device.js'
import { openWallet, type SiteWallet } from './site-wallet.js'
import { makeSiteWorld, type SiteWorld } from './site-world.js'
import { addressOf, solTransfer, writeTransaction } from './solana-bytes.js'

/** The cluster that is served, and one that is not. */
export const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
export const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** The token that the settings know; the account has 23 of it. */
export const usdc = addressOf('usdc')

/** Somebody who is signed in, and whose wallet is open, on a played cluster. */
export interface SolanaSigning {
  readonly world: SiteWorld
  readonly node: SiteChain
  readonly device: SiteDevice
  readonly wallet: SiteWallet
  /** The node is honest again. */
  renew(): void
  /** What an honest node says besides what a test has it say. */
  honest(says?: object): void
  /** The node has it. */
  have(signature: string): void
  prepare(changes?: object): Promise<SiteAnswer>
  signed(lamports: bigint, name?: string, signer?: SiteWallet): Uint8Array
  send(bytes: Uint8Array, changes?: object): Promise<SiteAnswer>
  /** How often the node was given a transaction. */
  given(): number
  stop(): Promise<void>
}

const held = (mint: string, amount: string) => ({
  pubkey: addressOf(`account of ${mint}`),
  account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals: 6 } } } } },
})

/** Starts it. */
export async function startSolanaSigning(): Promise<SolanaSigning> {
  const taken = new Set<unknown>()
  const good = {
    getGenesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
    getBalance: { value: 1_000_000 },
    getFeeForMessage: { value: 5_000 },
    simulateTransaction: { value: { err: null } },
    getTokenAccountsByOwner: ([, { programId }]: readonly [unknown, { programId: string }]) => ({
      value: programId.startsWith('Tokenk') ? [held(usdc, '20'), held(usdc, '3'), held(addressOf('rogue'), '9')] : [],
    }),
    sendTransaction: ([raw]: readonly string[]) => {
      const signature = base58(Buffer.from(raw ?? '', 'base64').subarray(1, 65))
      taken.add(signature)
      return signature
    },
    getSignatureStatuses: ([[signature]]: readonly [readonly unknown[]]) => ({
      value: [taken.has(signature) ? { err: null } : null],
    }),
  }
  const node = await startSiteChain(10, good)
  const native = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  const tokens = [{ address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6 }]
  const world = await makeSiteWorld([{ chainId: devnet, name: 'Devnet', rpcUrls: [node.url], native, tokens }])
  const device = world.device()
  await world.signIn(device, 'ada@example.com')
  const wallet = await openWallet(device)
  const honest = (says: object = {}) => void Object.assign(node.says, good, says)

  return {
    world,
    node,
    device,
    wallet,
    renew() {
      honest()
      world.pass(DAY_MS / 48)
    },
    honest,
    have: (signature) => void taken.add(signature),
    prepare(changes = {}) {
      const message = toBase64(solTransfer(wallet.solana.publicKey, 'bob', 5n))
      const wish = { chainId: devnet, message, to: addressOf('bob'), amount: '5', mint: null }
      return device.ask('transaction/prepare', { ...wish, ...changes })
    },
    signed(lamports, name = 'bob', { solana } = wallet) {
      const message = solTransfer(solana.publicKey, name, lamports)
      return writeTransaction([solana.sign(message)], message)
    },
    send: (bytes, changes = {}) =>
      device.ask('transaction/send', { chainId: devnet, raw: toBase64(bytes), id: 'request-1', ...changes }),
    given: () => node.heard('sendTransaction').length,
    async stop() {
      await world.stop()
      await node.stop()
    },
  }
}

/** Bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

/** Status of an answer, and its code or hash. */
export function toldBy({ status, body }: SiteAnswer): readonly unknown[] {
  return [status, body['code'] ?? body['hash']]
}
