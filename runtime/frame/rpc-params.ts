import * as z from 'zod/mini'
import { namespaces } from '../../schema/caip.js'
import { type FrameMethod, safeMethods, unsafeMethods } from './methods.data.js'

/** Most calls of one wallet_sendCalls, whatever they are spread over. */
const MOST_CALLS = 20

/** Makes objects that refuse what they do not know, or drop it. */
export type ObjectMaker = typeof z.object

/** The payload of RPC_REQUEST: one of the methods by its exact name, with parameters of its shape (FACTS 4.5). */
export function rpcPayload(object: ObjectMaker) {
  const { byMethod, list } = paramSchemas(object)
  return object({
    method: z.enum([...safeMethods, ...unsafeMethods]),
    params: z.optional(z.unknown()),
    chainId: z.optional(z.union([z.string(), z.number()])),
    chainNamespace: z.optional(z.enum(namespaces)),
  }).check(
    z.check<{ method: FrameMethod; params?: unknown }>(({ value, issues }) => {
      const [issue] = z.safeParse(byMethod[value.method] ?? list, value.params).error?.issues ?? []
      if (issue)
        issues.push({
          code: 'custom',
          input: value.params,
          message: issue.message,
          path: ['params', ...issue.path],
        })
    }),
  )
}

/** The shapes of parameters. A method that is not named takes a list of anything. */
function paramSchemas(object: ObjectMaker) {
  const none = z.optional(z.array(z.unknown()).check(z.maxLength(0)))
  const hex = z.string().check(z.regex(/^0x/))
  const base58 = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]+$/))
  const chain = z.union([z.string(), z.number()])
  const call = object({
    to: hex,
    data: z.optional(hex),
    value: z.optional(z.string()),
    capabilities: z.optional(z.unknown()),
  })
  const calls = object({
    chainId: z.optional(chain),
    from: z.optional(z.string()),
    version: z.optional(z.string()),
    // EIP-5792 has these two since version 2.0.0; viem always sends the second.
    id: z.optional(z.string()),
    atomicRequired: z.optional(z.boolean()),
    capabilities: z.optional(z.unknown()),
    calls: z.array(call),
  })
  const byMethod: Partial<Record<FrameMethod, z.ZodMiniType>> = {
    eth_accounts: none,
    eth_blockNumber: none,
    eth_chainId: none,
    eth_gasPrice: none,
    eth_maxPriorityFeePerGas: none,
    eth_newBlockFilter: none,
    eth_newPendingTransactionFilter: none,
    // Outside FACTS 4.5: these two take no parameters either.
    eth_supportedEntryPoints: none,
    eth_syncing: none,
    solana_signMessage: object({ message: base58, pubkey: base58 }),
    solana_signTransaction: object({ transaction: base58 }),
    solana_signAllTransactions: object({ transactions: z.array(base58) }),
    solana_signAndSendTransaction: object({ transaction: base58, options: z.optional(sendOptions(object)) }),
    wallet_sendCalls: z
      .array(calls)
      .check(z.refine((batches) => batches.reduce((sum, batch) => sum + batch.calls.length, 0) <= MOST_CALLS)),
    wallet_getCallsStatus: z.array(z.string()),
    // The second item of EIP-5792 is a list of chains.
    wallet_getCapabilities: z.optional(z.array(z.optional(z.union([chain, z.array(chain)])))),
    wallet_revokePermissions: z.unknown(),
    wallet_getAssets: z.unknown(),
  }
  return { byMethod, list: z.array(z.unknown()) }
}

/** Options of solana_signAndSendTransaction (SPEC §5). */
function sendOptions(object: ObjectMaker) {
  return object({
    skipPreflight: z.optional(z.boolean()),
    preflightCommitment: z.optional(
      z.enum(['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max']),
    ),
    maxRetries: z.optional(z.number()),
    minContextSlot: z.optional(z.number()),
  })
}
