import { address as asAddress } from '@solana/web3.js'
import type { Transfers } from '../../../contract/transfer.js'
import { shortAddress } from '../../../core/address-look.js'
import { coreError } from '../../../core/errors.js'
import type { Network } from '../../../core/network.js'
import { toSolanaError } from '../../../core/solana-error.js'
import type { Rpc } from '../../../rpc/rpc.js'
import { RpcError } from '../../../rpc/rpc-error.js'
import type { Ask } from '../transaction-status.js'
import { tokenAccountOf } from './instructions.js'
import { signatureOf } from './message.js'
import { prepareTransfer } from './prepare.js'
import { amountIn, decimalsIn, readAccounts } from './reads.js'

/** The token programs: SPL Token and Token-2022. */
const programs: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const systemProgram = '11111111111111111111111111111111'

/** The writing side of Solana: the kit builds the transaction, the wallet signs it, and the kit sends what was signed. */
export function createSolanaTransfers(rpc: Rpc): Transfers {
  const asker =
    (network: Network, signal: AbortSignal): Ask =>
    (call, decode) =>
      rpc.read(network, call, decode, signal)

  return {
    sends: true,
    async readAsset(network, address, signal) {
      const { caipNetworkId, nativeCurrency } = network
      if (address === null) return { caipNetworkId, address, ...nativeCurrency }
      const [mint] = await readAccounts(asker(network, signal), [address])
      const decimals = mint && programs.includes(mint.owner) ? decimalsIn(mint) : undefined
      // Nodes know no names.
      return decimals === undefined ? undefined : { caipNetworkId, address, symbol: shortAddress(address), decimals }
    },
    async balances(network, { address }, owner, signal) {
      const ask = asker(network, signal)
      if (address === null) {
        const [own] = await readAccounts(ask, [owner])
        const native = own?.lamports ?? 0n
        return { asset: native, native }
      }
      const [own, mint] = await readAccounts(ask, [owner, address])
      const program = asAddress(mint?.owner ?? systemProgram)
      const [held] = await readAccounts(ask, [await tokenAccountOf(asAddress(owner), asAddress(address), program)])
      return { asset: amountIn(held), native: own?.lamports ?? 0n }
    },
    async receiver(network, address, _, signal) {
      const [found] = await readAccounts(asker(network, signal), [address])
      return { hasCode: found != null && found.owner !== systemProgram, codeElsewhere: [] }
    },
    prepare: (network, draft, signal) => prepareTransfer(asker(network, signal), draft),
    async submit({ name, request }, network, prepared, { signed, signal }) {
      const { method, params } = prepared.request
      const [asked] = params as readonly [{ readonly transaction: string; readonly pubkey: string }]
      const answer: unknown = await request(method, { ...asked })
      signal.throwIfAborted()
      const wire = Object(answer).transaction
      const signature = typeof wire === 'string' ? signatureOf(wire, asked.transaction) : undefined
      if (!signature)
        throw coreError('wallet/bad-answer', { wallet: name, method, expected: 'the transaction, signed' })
      signed(signature)
      const call = {
        method: 'sendTransaction',
        params: [wire, { encoding: 'base64', preflightCommitment: 'confirmed' }],
      }
      try {
        await rpc.request(network, call, new AbortController().signal)
      } catch (cause) {
        // A node that refuses it has not passed it on. One that cannot be reached may have.
        if (cause instanceof RpcError) throw toSolanaError(cause, name, call.method)
      }
      return signature
    },
    find: async () => undefined,
    moved: async () => false,
    rivalOf: async () => undefined,
  }
}
