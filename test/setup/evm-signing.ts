import { type Hex, keccak256, numberToHex, type TransactionSerializableEIP1559 } from 'viem'
import { DAY_MS } from '../../templates/backend/src/embedded/rules.data.js'
import { Refusal, type SiteChain, startSiteChain } from './site-chain.js'
import type { AskOptions, SiteDevice } from './site-device.js'
import { openWallet, type SiteWallet } from './site-wallet.js'
import { makeSiteWorld, type SiteWorld } from './site-world.js'

/** Who always gets something. */
export const bob = '0x00000000000000000000000000000000000b0b00'

/** What a test of sending may say otherwise than a frame would. */
export interface SendOptions extends AskOptions {
  readonly chainId?: string
  readonly id?: string
}

/** Somebody who is signed in, and whose wallet is open, on a played chain 10; 11 is served too. */
export interface EvmSigning {
  readonly world: SiteWorld
  readonly node: SiteChain
  readonly device: SiteDevice
  readonly wallet: SiteWallet
  /** Of `call` and `sign`: another one after each `renew`. */
  readonly nonce: number
  /** The node is honest again, and nonces of before are free. */
  renew(): void
  /** What an honest node says besides what a test has it say. */
  honest(says?: object): void
  /** The node has it. */
  have(hash: string): void
  call(changes?: object): TransactionSerializableEIP1559
  sign(changes?: object, signer?: SiteWallet): Promise<Hex>
  /** Status, and code or hash. */
  send(raw: string, options?: SendOptions): Promise<readonly unknown[]>
  ask(raw: string, options?: SendOptions): ReturnType<SiteDevice['ask']>
  prepared(to: string): Promise<Record<string, unknown>>
  /** How often the node was given a transaction. */
  given(): number
  /** Lines of the audit about sending. */
  lines(): Promise<readonly { readonly outcome: string; readonly subject: string | null }[]>
  stop(): Promise<void>
}

const GWEI = 1_000_000_000n
const fees = { maxFeePerGas: 3n * GWEI, maxPriorityFeePerGas: 1n, gas: 21_000n }

/** Starts it. */
export async function startEvmSigning(): Promise<EvmSigning> {
  const mined = new Set<unknown>()
  const good = {
    eth_getBalance: numberToHex(10n ** 18n),
    eth_getTransactionCount: '0x0',
    eth_getBlockByNumber: { baseFeePerGas: numberToHex(GWEI) },
    eth_maxPriorityFeePerGas: '0x1',
    eth_estimateGas: '0x5208',
    eth_call: ([{ to }]: readonly [{ readonly to: string }]) =>
      to.startsWith('0x4200') ? '0x' : numberToHex(10n ** 18n, { size: 32 }),
    eth_sendRawTransaction: ([raw]: readonly Hex[]) => {
      const hash = keccak256(raw ?? '0x')
      if (mined.has(hash)) return new Refusal('already known')
      mined.add(hash)
      return hash
    },
    eth_getTransactionByHash: ([hash]: readonly unknown[]) => (mined.has(hash) ? { hash } : null),
  }
  const node = await startSiteChain(10, good)
  const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chains = [10, 11].map((id) => ({ chainId: `eip155:${id}`, name: 'Ten', rpcUrls: [node.url], native }))
  const world = await makeSiteWorld(chains)
  const device = world.device()
  await world.signIn(device, 'ada@example.com')
  const wallet = await openWallet(device)
  let nonce = 0

  const call = (changes: object = {}): TransactionSerializableEIP1559 => ({
    ...{ type: 'eip1559', chainId: 10, nonce, to: bob, value: 1n },
    ...fees,
    ...changes,
  })
  const honest = (says: object = {}) => void Object.assign(node.says, good, says)

  function ask(raw: string, { chainId = 'eip155:10', id = 'request-1', ...options }: SendOptions = {}) {
    return device.ask('transaction/send', { chainId, raw, id }, options)
  }

  return {
    world,
    node,
    device,
    wallet,
    get nonce() {
      return nonce
    },
    renew() {
      honest()
      nonce += 10
      world.pass(DAY_MS / 48)
    },
    honest,
    have: (hash) => void mined.add(hash),
    call,
    sign: (changes = {}, { evm } = wallet) => evm.signTransaction(call(changes)),
    ask,
    async send(raw, options) {
      const { status, body } = await ask(raw, options)
      return [status, body['code'] ?? body['hash']]
    },
    async prepared(to) {
      const wish = { chainId: 'eip155:10', to, value: '0x1', data: '0x' }
      return (await device.ask('transaction/prepare', wish)).body
    },
    given: () => node.heard('eth_sendRawTransaction').length,
    lines: () => sendingLines(world),
    async stop() {
      await world.stop()
      await node.stop()
    },
  }
}

/** Lines of the audit about sending, in order. */
export async function sendingLines({ backend }: SiteWorld) {
  return backend.db
    .selectFrom('wallet_audit')
    .selectAll()
    .where('event', '=', 'transaction sent')
    .orderBy('seq')
    .execute()
}
